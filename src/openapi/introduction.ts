/** What holds for many operations, said once. */
export const introduction = `A mock API for local development, served by Backlot from TypeScript models.

**Lists** take the parameters that each operation names, in any combination. Every member can be filtered by, those of nested objects by their path (\`address.city\`). An operator follows the member's name: \`_eq\`, \`_ne\`, \`_gt\`, \`_gte\`, \`_lt\`, \`_lte\`, \`_in\` (values joined by commas), \`_like\` or \`_contains\`, \`_startsWith\`, \`_endsWith\`.

**Bodies** may leave out what the server fills in: the identifier, read-only members, and when a record was created and updated.

**Versions**: every GET answers with an \`ETag\`. \`If-None-Match\` saves a transfer, \`If-Match\` keeps a write from undoing somebody else's.`;
