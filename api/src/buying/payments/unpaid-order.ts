/** The shopper's newest unpaid order that is still held at `now`. */
export const unpaidOrderSql = (columns: string, { session, user, now }: { session: string; user: string; now: string }) => `
  SELECT ${columns} FROM orders o
  WHERE o.status = 'created' AND o.payable_until > ${now} AND (o.session_id = ${session} OR o.user_id = ${user})
  ORDER BY o.id DESC LIMIT 1`
