import { isOwnPhone } from '../../visitors/users/own-phone.ts'

export const CODE_OF = 'SELECT code FROM referral_codes WHERE user_id = $1'
export const ADD_CODE = `
  INSERT INTO referral_codes (user_id, code, created_at) VALUES ($1, $2, $3::timestamptz) ON CONFLICT DO NOTHING RETURNING code`
export const FRIENDS = `
  SELECT came_at AS "cameAt", rewarded_at IS NOT NULL AS "isRewarded", returned_at IS NOT NULL AS "isReturned", inviter_bonus AS bonus
  FROM referrals WHERE inviter_id = $1 ORDER BY id DESC LIMIT 100`
const KEPT = 'rewarded_at IS NOT NULL AND returned_at IS NULL'
export const BROUGHT = `
  SELECT count(*) AS came, count(*) FILTER (WHERE ${KEPT}) AS bought,
    coalesce(sum(inviter_bonus) FILTER (WHERE ${KEPT}), 0)::bigint AS earned
  FROM referrals WHERE inviter_id = $1`

export const INVITER = `
  SELECT r.user_id AS id FROM referral_codes r JOIN users u ON u.id = r.user_id AND u.deactivated_at IS NULL WHERE r.code = $1`
/** Only people without orders count as friends, free ones aside; the first inviter wins. */
export const COME = `
  INSERT INTO referrals (inviter_id, session_id, user_id, came_at)
  SELECT $1, $2, $3::bigint, $4::timestamptz
  WHERE NOT EXISTS (SELECT FROM orders WHERE total_sum > 0 AND (session_id = $2 OR user_id = $3::bigint))
    AND NOT EXISTS (SELECT FROM orders o JOIN users u ON u.phone = o.phone AND ${isOwnPhone('o')} WHERE o.total_sum > 0 AND u.id = $3::bigint)
  ON CONFLICT DO NOTHING RETURNING id`
/** A referred guest has signed in: links the account, unless it has ordered before or is the inviter. */
export const ADOPT = `
  UPDATE referrals r SET user_id = $2
  WHERE r.session_id = $1 AND r.user_id IS NULL AND r.inviter_id <> $2
    AND NOT EXISTS (SELECT FROM referrals other WHERE other.user_id = $2)
    AND NOT EXISTS (SELECT FROM orders o WHERE o.user_id = $2 AND o.total_sum > 0 AND o.created_at < r.came_at)`

const PAID =
  "o.released_at IS NULL AND o.total_sum > 0 AND (o.paid_at IS NOT NULL OR o.status = 'completed') AND o.status NOT IN ('cancelled', 'expired', 'refunded')"
/**
 * Friends with a first paid order: made by the account after the visit, with a phone that had not ordered before and is not the inviter's.
 */
export const DUE = `
  SELECT r.id, r.inviter_id AS "inviterId", r.user_id AS "friendId", o.id AS "orderId", o.number, o.host
  FROM referrals r
  JOIN LATERAL (
    SELECT o.* FROM orders o WHERE o.user_id = r.user_id AND o.created_at >= r.came_at AND ${PAID} ORDER BY o.id LIMIT 1) o ON true
  JOIN users friend ON friend.id = r.user_id
  JOIN users inviter ON inviter.id = r.inviter_id AND inviter.phone IS DISTINCT FROM o.phone
  WHERE r.rewarded_at IS NULL AND r.user_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM orders b WHERE b.phone = friend.phone AND ${isOwnPhone('b')} AND b.id < o.id AND b.total_sum > 0 AND b.released_at IS NULL)
  ORDER BY r.id LIMIT 50 FOR UPDATE OF r SKIP LOCKED`
export const REWARDED = `
  UPDATE referrals SET rewarded_at = $2::timestamptz, order_id = $3, inviter_bonus = $4, friend_bonus = $5 WHERE id = $1`

/** Rewards whose order was refunded. */
export const UNDUE = `
  SELECT r.id, r.inviter_id AS "inviterId", r.user_id AS "friendId", o.number, r.inviter_bonus AS "inviterBonus", r.friend_bonus AS "friendBonus"
  FROM referrals r JOIN orders o ON o.id = r.order_id
  WHERE r.rewarded_at IS NOT NULL AND r.returned_at IS NULL AND o.status IN ('refunded', 'cancelled')
  ORDER BY r.id LIMIT 50 FOR UPDATE OF r SKIP LOCKED`
export const RETURNED = 'UPDATE referrals SET returned_at = $2::timestamptz WHERE id = $1'

/** Already spent bonuses are not revoked: a referral never makes a balance negative. */
export const MOVE = `
  WITH known AS (SELECT id, greatest(-bonus_balance, $2::bigint) AS amount FROM users WHERE id = $1 FOR UPDATE),
    moved AS (UPDATE users SET bonus_balance = bonus_balance + known.amount FROM known WHERE users.id = known.id
      RETURNING users.id, known.amount)
  INSERT INTO bonus_entries (user_id, amount, kind, order_number, at)
  SELECT id, amount, $3, $4, $5::timestamptz FROM moved WHERE amount <> 0`
