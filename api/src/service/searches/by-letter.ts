import type { Queryable } from '../../platform/db/database.ts'

const CONFIRM = 'UPDATE saved_searches SET is_confirmed = true WHERE id = $1 AND tells RETURNING name'
const END = 'UPDATE saved_searches SET tells = false WHERE id = $1'
const END_ALL = 'UPDATE saved_searches SET tells = false WHERE email = $1 OR user_id IN (SELECT id FROM users WHERE email = $1)'

/** Where the letters of a search ($1) go. */
export const SEARCH_EMAIL =
  'SELECT coalesce(u.email, s.email) AS email FROM saved_searches s LEFT JOIN users u ON u.id = s.user_id WHERE s.id = $1'

/** Activates a guest's search once its e-mail is confirmed. Returns its name, null if it was unsubscribed before. */
export const confirmSearch = async (connection: Queryable, id: number): Promise<string | null> =>
  (await connection.query<{ name: string }>(CONFIRM, [id]))[0]?.name ?? null

export const endSearch = (connection: Queryable, id: number) => connection.query(END, [id])
/** Ends all letters of searches to an address. */
export const endSearches = (connection: Queryable, email: string) => connection.query(END_ALL, [email])
