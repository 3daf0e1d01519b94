import { startMailServer } from "../server/testing/mail-server.ts";

/* A mail server in a process of its own, which keeps no mail. It prints its address. */
const server = await startMailServer();
server.onMail = () => {
  server.mails.length = 0;
  return true;
};
console.log(server.url);
