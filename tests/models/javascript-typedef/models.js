/**
 * A reader of the blog.
 * @typedef {object} User
 * @property {number} id - The key
 * @property {string} name
 * @property {string} [nickname] What friends say
 * @property {"free" | "paid"} plan
 * @property {Address[]} addresses
 */
/**
 * @typedef {{ city: string, zip?: string }} Address
 */
export {};
