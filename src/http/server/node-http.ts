/**
 * Node's HTTP as `require` gives it. An `import` asks for all that it exports, and among that, since
 * Node 22, is what loads the whole of Node's fetch: 12 MB that nobody needs.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule("node:http");
