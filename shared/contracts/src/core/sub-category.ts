/** An address of /catalog/{category}/{id} that ends with a single word is a sub-category's. A piece's slug never is one (decision 26). */
export const SUB_CATEGORY = /(^|\/)[a-z]+$/
