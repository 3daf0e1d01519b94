/** The id of the user whose desk sends a request. */
export const DESK_USER = "Desk-User";
/** Set in every response of our own server, to tell it from the responses of proxies in between. */
export const DESK_ANSWER = "Desk-Answer";
