// Plain JavaScript for Node 20 and newer: reports an old Node before anything fails with an obscure error.
const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 26) {
  console.error(`This command needs Node 26, which the project brings along, and runs on ${process.version}.
Run it through npm (for example \`npm run dev\`) after \`npm ci\`. If it was, the platform package of
Node is missing for ${process.platform}-${process.arch}: install Node 26 yourself and try again.`);
  process.exit(1);
}
