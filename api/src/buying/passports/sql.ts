import { SIZERS_CATEGORY } from '@shop/contracts/catalog/rings/sizer'
import { CERTIFICATES_PATH } from '@shop/contracts/certificates/goods'

/** The laboratory's report of the stone that the piece was bought with. */
const reportIn = (locale: 'ru' | 'en', name: string, mark: string) => `coalesce((
      SELECT jsonb_build_array(jsonb_build_object('name', '${name}', 'value', concat(r -> 'laboratory' ->> '${locale}', '${mark}', r ->> 'number')))
      FROM jsonb_array_elements(p.stone_reports) AS r WHERE (r ->> 'weight')::int = s.gem_weight LIMIT 1), '[]')`

const textsIn = (locale: 'ru' | 'en', metal: string, engraving: string, report: string) => `jsonb_build_object(
    'name', coalesce(t_${locale}.name, l.name), 'designer', coalesce(g_${locale}.name, l.designer),
    'size', CASE WHEN s.id IS NULL THEN l.size ELSE s.size_${locale} END, 'alt', coalesce(m.alt_${locale}, l.photo ->> 'alt'),
    'facts', coalesce(t_${locale}.characteristics, jsonb_build_array(jsonb_build_object('name', '${metal}', 'value', l.details)))
      || ${report}
      || CASE WHEN l.engraving IS NULL THEN '[]' ELSE jsonb_build_array(jsonb_build_object('name', '${engraving}', 'value', l.engraving ->> 'text')) END)`

const wordsIn = (locale: 'ru' | 'en') => `
  LEFT JOIN product_texts t_${locale} ON t_${locale}.product_id = p.id AND t_${locale}.locale = '${locale}'
  LEFT JOIN designer_texts g_${locale} ON g_${locale}.designer_id = p.designer_id AND g_${locale}.locale = '${locale}'`

/** A passport for every piece of order $1, except gift certificates and sizers. */
export const ISSUE = `
  INSERT INTO passports (id, order_id, position, unit, sku_id, texts, photo, weight, gem_weight, stone_weight, metal, stone, hallmark, bought_at, received_at)
  SELECT upper(left(replace(gen_random_uuid()::text, '-', ''), 12)), o.id, l.position, piece.unit, l.sku_id,
    jsonb_build_object(
      'ru', ${textsIn('ru', 'Металл', 'Гравировка', reportIn('ru', 'Заключение', ' №\u00a0'))},
      'en', ${textsIn('en', 'Metal', 'Engraving', reportIn('en', 'Report', ' no.\u00a0'))}),
    l.photo, s.weight, l.gem_weight, s.gem_weight, p.metal, p.stone, s.hallmark, o.created_at, coalesce(h.at, o.created_at)
  FROM orders o
  JOIN order_lines l ON l.order_id = o.id AND l.url NOT LIKE '${CERTIFICATES_PATH}/%' AND l.url NOT LIKE '/catalog/${SIZERS_CATEGORY}/%'
  CROSS JOIN LATERAL generate_series(1, l.quantity) AS piece(unit)
  LEFT JOIN order_history h ON h.order_id = o.id AND h.status = 'completed'
  LEFT JOIN skus s ON s.id = l.sku_id
  LEFT JOIN products p ON p.id = s.product_id
  LEFT JOIN media m ON m.product_id = p.id AND m.position = 0
  ${wordsIn('ru')}
  ${wordsIn('en')}
  WHERE o.id = $1
  ON CONFLICT DO NOTHING`

/** $3 returned pieces of the line at position $2 of order $1: those still held by the buyer first. */
export const END = `
  UPDATE passports SET ended_at = $4::timestamptz
  WHERE id IN (
    SELECT d.id FROM passports d JOIN orders o ON o.id = d.order_id
    WHERE d.order_id = $1 AND d.position = $2 AND d.ended_at IS NULL
    ORDER BY d.holder_id IS NOT NULL AND d.holder_id IS DISTINCT FROM o.user_id, d.unit DESC LIMIT $3)`

/** Ids that account $1 holds. */
const HELD = `
  SELECT id FROM passports WHERE holder_id = $1 AND ended_at IS NULL
  UNION ALL
  SELECT own.id FROM orders mine JOIN passports own ON own.order_id = mine.id AND own.holder_id IS NULL AND own.ended_at IS NULL
  WHERE mine.user_id = $1`

/** Facts for a passport: $1 locale. */
const FACTS = `
  d.id, d.texts -> $1::text AS texts, d.photo, d.weight, d.gem_weight AS "gemWeight", d.stone_weight AS "stoneWeight", d.metal, d.stone, d.hallmark,
  d.bought_at AS "boughtAt", d.received_at AS "receivedAt",
  (SELECT jsonb_agg(c.used_at ORDER BY c.used_at) FROM passport_codes c
    WHERE c.passport_id = d.id AND c.kind = 'transfer' AND c.used_at IS NOT NULL) AS passed,
  (SELECT coalesce(ceil(sum(extract(epoch FROM r.ready_at - r.started_at)) / 86400), 0)::int FROM passport_requests r
    WHERE r.passport_id = d.id AND r.kind = 'repair' AND r.status = 'ready') AS "repairDays"`

const heldBy = (parameter: string) => HELD.replaceAll('$1', parameter)

/** $1 locale, $2 account. */
export const MINE = `SELECT ${FACTS} FROM passports d WHERE d.id IN (${heldBy('$2')}) ORDER BY d.received_at DESC, d.order_id DESC, d.position, d.unit`

/** $1 locale, $2 account, $3 id, $4 now. */
export const ONE = `
  SELECT ${FACTS}, CASE WHEN o.user_id = $2 THEN o.number END AS "orderNumber",
    (SELECT '/catalog/' || c.slug || '/' || p.slug FROM skus s JOIN products p ON p.id = s.product_id AND NOT p.is_archive
      JOIN categories c ON c.id = p.category_id WHERE s.id = d.sku_id) AS url,
    (SELECT jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'wish', r.wish, 'status', r.status, 'createdAt', r.created_at)
        ORDER BY r.id DESC) FROM passport_requests r WHERE r.passport_id = d.id AND r.user_id = $2) AS requests,
    (SELECT jsonb_agg(jsonb_build_object('kind', c.kind, 'seed', c.seed, 'expiresAt', c.expires_at)) FROM passport_codes c
      WHERE c.passport_id = d.id AND c.withdrawn_at IS NULL AND c.used_at IS NULL
        AND (c.expires_at IS NULL OR c.expires_at > $4::timestamptz)) AS codes
  FROM passports d JOIN orders o ON o.id = d.order_id
  WHERE d.id = $3 AND d.id IN (${heldBy('$2')})`

/** $1 locale, $2 hash of the code. */
export const PUBLIC = `
  SELECT ${FACTS} FROM passport_codes code JOIN passports d ON d.id = code.passport_id AND d.ended_at IS NULL
  WHERE code.code_hash = $2 AND code.kind = 'public' AND code.withdrawn_at IS NULL`

/** Locks a passport of account $1: serializes changes. */
export const LOCK_HELD = `
  SELECT d.id, d.texts FROM passports d WHERE d.id = $2 AND d.id IN (${HELD}) FOR UPDATE OF d`

export const ADD_CODE = `
  INSERT INTO passport_codes (passport_id, kind, seed, code_hash, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5::timestamptz, $6::timestamptz)`
export const OPEN_CODE = `
  SELECT id FROM passport_codes WHERE passport_id = $1 AND kind = $2 AND withdrawn_at IS NULL AND used_at IS NULL`
/** Ends the codes of passport $1, of kind $2 or all kinds. */
export const WITHDRAW = `
  UPDATE passport_codes SET withdrawn_at = $3::timestamptz
  WHERE passport_id = $1 AND ($2::text IS NULL OR kind = $2) AND withdrawn_at IS NULL AND used_at IS NULL`

/** The passport of an unexpired transfer code with hash $1 at $2, locked. */
export const LOCK_HANDED = `
  SELECT d.id, coalesce(d.holder_id, o.user_id) AS holder FROM passports d JOIN orders o ON o.id = d.order_id
  WHERE d.ended_at IS NULL AND d.id = (SELECT passport_id FROM passport_codes WHERE code_hash = $1 AND kind = 'transfer') FOR UPDATE OF d`
/** Uses a code once: no row when it is used, withdrawn or expired. */
export const USE_CODE = `
  UPDATE passport_codes SET used_at = $2::timestamptz
  WHERE code_hash = $1 AND kind = 'transfer' AND used_at IS NULL AND withdrawn_at IS NULL AND expires_at > $2::timestamptz RETURNING id`
export const HAND_OVER = 'UPDATE passports SET holder_id = $2 WHERE id = $1'

export const KNOWN_REQUEST = 'SELECT id FROM passport_requests WHERE idempotency_key = $1'
export const OPEN_REQUEST = `SELECT id FROM passport_requests WHERE passport_id = $1 AND user_id = $2 AND kind = $3 AND status <> 'ready'`
export const ADD_REQUEST = `
  INSERT INTO passport_requests (passport_id, user_id, idempotency_key, kind, wish, status, locale, created_at)
  VALUES ($1, $2, $3, $4, $5, 'new', $6, $7::timestamptz) RETURNING id`
/** Moves request $1 from status $2 to $3. */
export const MOVE_REQUEST = `
  UPDATE passport_requests SET status = $3, started_at = coalesce(started_at, $4::timestamptz),
    ready_at = CASE WHEN $3 = 'ready' THEN $4::timestamptz END
  WHERE id = $1 AND status = $2 RETURNING id`
export const REQUEST = `
  SELECT r.id, r.kind, r.status, r.wish, r.locale, r.created_at AS "createdAt", d.sku_id AS sku, d.hallmark, d.texts,
    d.gem_weight AS "gemWeight", trim(u.name || ' ' || u.surname) AS who, u.phone
  FROM passport_requests r JOIN passports d ON d.id = r.passport_id JOIN users u ON u.id = r.user_id WHERE r.id = $1`

/** For an erased account $1: passports lose their holder, codes end. */
export const FORGET_REQUESTS = 'DELETE FROM passport_requests WHERE user_id = $1'
export const WITHDRAW_ALL = `
  UPDATE passport_codes SET withdrawn_at = $2::timestamptz
  WHERE withdrawn_at IS NULL AND used_at IS NULL AND passport_id IN (${HELD})`
