/** SQL of the hearts of a session's account: `item_id`, `added_at` and the chosen `sku_id`. No rows for a guest. */
export const heartsOfSession = (parameter: string) => `
  SELECT f.item_id, f.added_at, f.sku_id FROM sessions s
  JOIN users u ON u.id = s.user_id AND u.deactivated_at IS NULL JOIN favorites f ON f.user_id = u.id
  WHERE s.token_hash = ${parameter}`
