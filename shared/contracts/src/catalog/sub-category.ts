/** The last segment of /catalog/{category}/{id} that names a sub-category: a single word. A piece's never is one (decision 26). */
export const SUB_CATEGORY = /^[a-z]+$/
