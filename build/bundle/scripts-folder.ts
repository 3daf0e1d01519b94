/** The folder of the bundle with the scripts that stand outside the application's own. */
export const SCRIPTS = "scripts";
