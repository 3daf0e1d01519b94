/** The 40-acre square: a quarter mile on each side, in feet. */
export const FIELD_FT = 1320;
