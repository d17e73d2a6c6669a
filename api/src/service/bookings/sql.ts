/** $1 locale, $2 country, $3 currency. */
export const SERVICES = `
  SELECT s.key, s.kind, CASE WHEN $1 = 'ru' THEN s.name_ru ELSE s.name_en END AS name, s.minutes, (s.prices ->> $3)::int AS price,
    array_agg(p.id ORDER BY p.position) AS shops
  FROM booking_services s JOIN booking_capacity b ON b.kind = s.kind AND b.capacity > 0
    JOIN shops p ON p.id = b.shop_id JOIN cities c ON c.id = p.city_id
  WHERE c.country = $2 GROUP BY s.key ORDER BY s.position`

const words = (name: 'name' | 'address' | 'way', table = 'p') => `CASE WHEN $1 = 'ru' THEN ${table}.${name}_ru ELSE ${table}.${name}_en END`
const SHOP = `jsonb_build_object('id', p.id, 'name', ${words('name')}, 'city', ${words('name', 'c')}, 'address', ${words('address')},
    'way', ${words('way')}, 'phone', p.phone)`

/** $1 locale, $2 country. */
export const SHOPS = `
  SELECT ${SHOP} AS shop FROM shops p JOIN cities c ON c.id = p.city_id
  WHERE c.country = $2 AND EXISTS (
    SELECT FROM booking_capacity b JOIN booking_services s ON s.kind = b.kind WHERE b.shop_id = p.id AND b.capacity > 0)
  ORDER BY p.position`

/** A service in a shop of a country: $1 service, $2 shop, $3 country. */
export const PLACE = `
  SELECT s.kind, s.minutes, b.capacity, c.country, p.week, p.utc_offset_hours AS "offset"
  FROM booking_services s JOIN booking_capacity b ON b.kind = s.kind JOIN shops p ON p.id = b.shop_id JOIN cities c ON c.id = p.city_id
  WHERE s.key = $1 AND p.id = $2 AND c.country = $3 AND b.capacity > 0`
/** The same with a row lock: serializes bookings of one shop and kind. */
export const LOCK_PLACE = `${PLACE} FOR UPDATE OF b`

/** Occupied seats of a shop: $1 shop, $2 kind, from $3 to $4. */
export const VISITS = `
  SELECT seat, (extract(epoch FROM starts_at) * 1000)::bigint AS "from", (extract(epoch FROM ends_at) * 1000)::bigint AS "to"
  FROM bookings
  WHERE shop_id = $1 AND kind = $2 AND status = 'booked' AND starts_at < $4::timestamptz AND ends_at > $3::timestamptz`

export const ADD = `
  INSERT INTO bookings (service, kind, shop_id, seat, starts_at, ends_at, status, name, phone, comment, idempotency_key, host, locale,
    agreement_version, created_at)
  VALUES ($1, $2, $3, $4, $5::timestamptz, $6::timestamptz, 'booked', $7, $8, $9, $10, $11, $12, $13, $14::timestamptz)
  RETURNING id`
export const BY_KEY = 'SELECT id FROM bookings WHERE idempotency_key = $1'

/** A booking with its service and shop in a language: $1 locale, $2 id. */
export const WHOLE = `
  SELECT b.id, b.kind, b.service AS key, ${words('name', 's')} AS name,
    (extract(epoch FROM b.ends_at - b.starts_at) / 60)::int AS minutes, ${SHOP} AS shop, p.utc_offset_hours AS "offset",
    b.starts_at AS "startsAt", b.ends_at AS "endsAt", b.status, b.phone, b.host, b.locale
  FROM bookings b JOIN booking_services s ON s.key = b.service JOIN shops p ON p.id = b.shop_id JOIN cities c ON c.id = p.city_id
  WHERE b.id = $2`

export const CANCEL = `
  UPDATE bookings SET status = 'cancelled', cancelled_at = $2::timestamptz
  WHERE id = $1 AND status = 'booked' AND starts_at > $2::timestamptz RETURNING id`

export const FOR_OFFICE = `
  SELECT b.id, b.status, b.service, s.name_ru AS name, b.shop_id AS "shopId", p.key AS "shopKey", b.starts_at AS "startsAt",
    b.ends_at AS "endsAt", b.name AS "who", b.phone, b.comment, b.created_at AS "createdAt"
  FROM bookings b JOIN booking_services s ON s.key = b.service JOIN shops p ON p.id = b.shop_id WHERE b.id = $1`

/** Personal data is kept this long after a visit, for questions and complaints. */
export const FORGET = 'DELETE FROM bookings WHERE ends_at < $1::timestamptz - make_interval(days => $2::int)'
