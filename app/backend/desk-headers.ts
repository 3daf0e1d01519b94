/** Whose desk a request comes from: the user's id. */
export const DESK_USER = "Desk-User";
/** Has a value in every answer of our own server, which tells it from the answers of what stands in between. */
export const DESK_ANSWER = "Desk-Answer";
