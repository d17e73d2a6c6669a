import { exchangeFactsSql, sizedLinesSql } from '../../../buying/orders/rows/exchange-rows.ts'
import { latePaymentSql } from '../../../buying/orders/ways/ways-facts.ts'

const MAX_ORDERS = 100

/** Orders of a shopper ($1) with lines, history and refunds, newest first. */
export const PROFILE_ORDERS = `
  SELECT o.number, o.status, o.currency, o.country, o.created_at AS "createdAt", o.payable_until AS "payableUntil", o.paid_at AS "paidAt",
    o.released_at AS "endedAt", CASE WHEN o.released_at IS NOT NULL AND o.paid_at IS NULL THEN (${latePaymentSql('o.number')}) END AS late,
    jsonb_build_object('goods', o.total_sum, 'discount', o.item_discount + o.promocode_discount, 'bonuses', o.bonuses_spent,
      'packaging', o.packaging_sum, 'engraving', o.engraving_sum, 'delivery', o.delivery_sum, 'certificates', o.certificates_sum + o.deposits_sum,
      'total', o.due_sum) AS sums, o.options -> 'giftPack' AS gift, o.options -> 'festivePack' AS festive,
    coalesce((o.options ->> 'certificatesSum')::bigint, 0) AS "certificatesSum",
    (SELECT count(*)::int FROM deposits d WHERE d.order_id = o.id AND d.status <> 'cancelled' AND d.balance < d.amount) AS "usedCertificates",
    o.delivery_method_id AS "methodId", o.delivery,
    coalesce(nullif(o.options ->> 'recipientName', ''), o.name) AS recipient,
    o.payment_method_id AS "paymentId", o.payment_type AS "paymentType",
    coalesce((o.options ->> 'paidByLink')::boolean, false) AS "isPaidByLink", o.tracking,
    (SELECT jsonb_agg(jsonb_build_object('status', h.status, 'at', h.at) ORDER BY h.at) FROM order_history h WHERE h.order_id = o.id) AS history,
    (SELECT jsonb_agg(jsonb_build_object('id', l.sku_id, 'name', l.name,
        'url', CASE WHEN EXISTS (SELECT FROM skus s WHERE s.id = l.sku_id) THEN l.url END,
        'photo', l.photo, 'designer', l.designer, 'size', l.size, 'gemWeight', l.gem_weight, 'engraving', l.engraving, 'quantity', l.quantity,
        'price', jsonb_build_object('initial', l.initial, 'final', l.final), 'sum', l.final_sum + l.bonuses,
        'passports', coalesce((SELECT jsonb_agg(d.id ORDER BY d.unit) FROM passports d WHERE d.order_id = o.id AND d.position = l.position
          AND d.ended_at IS NULL AND coalesce(d.holder_id, o.user_id) = $1), '[]')) ORDER BY l.position)
      FROM order_lines l WHERE l.order_id = o.id) AS lines,
    (SELECT jsonb_agg(jsonb_build_object('id', r.id, 'status', r.status, 'createdAt', r.created_at, 'decidedAt', r.decided_at,
        'money', r.money, 'isToAccount', r.account IS NOT NULL,
        'certificates', (SELECT coalesce(sum((t ->> 'amount')::bigint), 0) FROM jsonb_array_elements(r.tenders) t),
        'bonuses', (SELECT coalesce(sum((i ->> 'bonuses')::bigint), 0) FROM jsonb_array_elements(r.items) i),
        'pieces', (SELECT coalesce(sum((i ->> 'quantity')::int), 0) FROM jsonb_array_elements(r.items) i)) ORDER BY r.created_at, r.id)
      FROM refunds r WHERE r.order_id = o.id) AS refunds,
    CASE WHEN o.status = 'completed' THEN (${sizedLinesSql('o.id')}) END AS sized, (${exchangeFactsSql('o.id')}) AS exchanges
  FROM orders o WHERE o.user_id = $1 ORDER BY o.created_at DESC, o.id DESC LIMIT ${MAX_ORDERS}`
