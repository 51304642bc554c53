// npm runs the project's own Node 24 first; a bare `node` from elsewhere lands here and is told so.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `This needs the project's own Node 24, not Node ${process.versions.node}. Run it through npm, after npm start or npm ci.`,
  )
  process.exit(1)
}
