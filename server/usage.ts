export const USAGE = `Commands of the server edition (npm run server -- COMMAND):

  setup                 print a link for creating the first account
  reset EMAIL           print a link for setting a new password; two-step sign-in stays on
  second-factor-off EMAIL
                        turn off two-step sign-in and passkeys for somebody who lost them
  backup                write a verified copy of the database to DATA_DIR/backups
  backups               list the copies
  restore FILE          replace the database with a copy (stop the server first)
  version               show the versions of the program and the database
  check [FILE]          check the integrity of the database or of a copy
  pictures              list the files of PICTURES_DIR that are missing, or belong to no picture of this database
  export FILE.zip [with-subscribers]
                        write a copy of the site to a zip: posts, pictures, redirects
  texts [FOLDER]        write the texts of pages and the settings, as readers see them, over the files of
                        FOLDER/content (of this checkout, if it is left out)
  import FILE... [EMAIL]
                        import a copy of a site, a zip of its content folder, Markdown files, or a Ghost or
                        WordPress export with a zip of its pictures, on behalf of an account (without one, before there is any)
  copy URL              copy the whole site into the empty PostgreSQL database at URL (or, with
                        DATABASE_URL set and a folder for URL, back into a file)
`;

/**
 * The line of the usage for a command whose arguments do not fit it; `undefined` if they do. A word in capitals is
 * any text, one in brackets may be left out, `...` repeats; a path that begins with a dash is written `./-x`.
 */
export function misused(name: string, args: readonly string[]): string | undefined {
  const line = new RegExp(`^ {2}(${name}(?: \\S+)*)(?: {2}|$)`, "m").exec(USAGE)?.[1] ?? name;
  const words = line.split(" ").slice(1);
  const needed = words.filter((word) => !word.startsWith("[")).length;
  const most = words.some((word) => word.endsWith("...")) ? Infinity : words.length;
  const fits =
    args.length >= needed &&
    args.length <= most &&
    args.every((arg, at) => {
      const option = /^\[([a-z-]+)\]$/.exec(words[at] ?? "")?.[1];
      return arg !== "" && !arg.startsWith("-") && (option === undefined || arg === option);
    });
  return fits ? undefined : `Use: npm run server -- ${line}`;
}
