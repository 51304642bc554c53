// npm scripts use the project's own Node 24. This check stops scripts that are started with another Node.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `This script needs the project's own Node 24, not Node ${process.versions.node}. Run npm ci, then start the script through npm.`,
  )
  process.exit(1)
}
