/** SQL of the hearts of a session's account: `item_id` and `added_at`. No rows for a guest. */
export const heartsOfSession = (parameter: string) => `
  SELECT f.item_id, f.added_at FROM sessions s
  JOIN users u ON u.id = s.user_id AND u.deactivated_at IS NULL JOIN favorites f ON f.user_id = u.id
  WHERE s.token_hash = ${parameter}`
