const picture = (locale: string) => `jsonb_build_object('base', f.base, 'widths', f.widths, 'fallback', f.fallback, 'width', f.width,
  'height', f.height, 'color', f.color, 'alt', CASE ${locale} WHEN 'ru' THEN g.alt_ru ELSE g.alt_en END)`

const design = (locale: string) =>
  `jsonb_build_object('id', g.id, 'name', CASE ${locale} WHEN 'ru' THEN g.name_ru ELSE g.name_en END, 'picture', ${picture(locale)})`

/** $1 locale. */
export const DESIGNS = `
  SELECT ${design('$1')} AS design FROM deposit_designs g JOIN pictures f ON f.key = g.picture ORDER BY g.position`

/** A certificate as it is shown; $1 locale. */
export const CARDS = `
  SELECT d.id, CASE WHEN f.key IS NOT NULL THEN ${design('$1')} END AS design, d.amount, d.balance, d.status, d.message,
    d.sender_name AS "senderName", coalesce(d.recipient_email, d.recipient_phone) AS recipient,
    to_char(d.send_on, 'DD.MM.YYYY') AS "sendDate", to_char(d.valid_until, 'DD.MM.YYYY') AS "validUntil",
    d.owner_id AS "ownerId", d.buyer_id AS "buyerId", d.valid_until::text AS "endsOn"
  FROM deposits d LEFT JOIN deposit_designs g ON g.id = d.design_id LEFT JOIN pictures f ON f.key = g.picture`
