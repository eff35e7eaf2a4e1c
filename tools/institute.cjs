// The one entry point of the commands in ./commands: `node tools/institute.cjs <command> [arguments]`.
// Written in old syntax, so that a Node too old for the rest can still read it and say so.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const command = process.argv[2] || '';

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    'This project needs Node 20.19 or newer; this is Node ' +
      process.versions.node +
      '. Install a newer Node from https://nodejs.org and try again.',
  );
  process.exit(1);
}

if (!/^[a-z0-9-]+$/.test(command)) {
  console.error('Usage: node tools/institute.cjs <command> [arguments]');
  process.exit(1);
}

Promise.all([import(`./commands/${command}.mjs`), import('./lib/process.mjs')])
  .then(([tool, { obeySignals }]) => {
    obeySignals();
    return tool.main(process.argv.slice(3));
  })
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error) => {
    // A CommandFailed has said in its message all there is to say; anything else is a fault of ours.
    console.error(error && error.name === 'CommandFailed' ? error.message : error);
    process.exit(1);
  });
