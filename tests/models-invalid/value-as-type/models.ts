export const user = { id: 1 };
