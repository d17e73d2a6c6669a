/** `$1` country, `$2` providers (empty: all), `$3` fitting room, `$4` parcel lockers, `$5` around the clock: null does not filter. */
const FILTERS = `c.country = $1 AND (cardinality($2::int[]) = 0 OR p.provider_id = ANY($2::int[]))
  AND ($3::boolean IS NULL OR p.has_fitting = $3::boolean)
  AND ($4::boolean IS NULL OR p.is_automat = $4::boolean)
  AND ($5::boolean IS NULL OR (p.opens IS NULL) = $5::boolean)`

/** Searches a point's words together with its city's. */
const WORDS = '(p.words || c.words)'

/**
 * `$6`–`$9` south, west, north, east; `$10`, `$11` cell height and width; `$12` locale; `$13` city (null: any), `$14` word patterns. One
 * row per cell; single points include their name.
 */
export const MAP_SQL = `
  SELECT count(*)::int AS count, avg(p.latitude) AS latitude, avg(p.longitude) AS longitude,
    min(p.latitude) AS south, max(p.latitude) AS north, min(p.longitude) AS west, max(p.longitude) AS east,
    min(p.id) AS id, min(p.provider_id) AS "providerId", min(CASE WHEN $12::text = 'ru' THEN p.short_ru ELSE p.short_en END) AS name
  FROM pickup_points p JOIN cities c ON c.id = p.city_id
  WHERE p.latitude BETWEEN $6::float8 AND $8::float8 AND p.longitude BETWEEN $7::float8 AND $9::float8
    AND ($13::int IS NULL OR p.city_id = $13::int) AND ${WORDS} LIKE ALL($14::text[]) AND ${FILTERS}
  GROUP BY floor(p.latitude / $10::float8), floor(p.longitude / $11::float8)
  ORDER BY min(p.id)`

const COLUMNS = `p.id, p.code, p.provider_id AS "providerId", p.city_id AS "cityId", c.country, c.zone,
  CASE WHEN $6::text = 'ru' THEN pr.name_ru ELSE pr.name_en END AS provider,
  CASE WHEN $6::text = 'ru' THEN c.name_ru ELSE c.name_en END AS city,
  CASE WHEN $6::text = 'ru' THEN c.region_ru ELSE c.region_en END AS region,
  CASE WHEN $6::text = 'ru' THEN p.short_ru ELSE p.short_en END AS short,
  CASE WHEN $6::text = 'ru' THEN p.way_ru ELSE p.way_en END AS way,
  p.latitude, p.longitude, p.opens, p.closes, p.is_automat AS "isAutomat", p.has_fitting AS "hasFitting", p.payments`

/**
 * `$6` locale, `$7` city (null: any), `$8` word patterns, `$9` ids (empty: all), `$10`, `$11` sort by distance from here (null: by number),
 * `$12`, `$13` last row of the previous page (distance and id).
 */
export const LIST_SQL = `
  WITH found AS (
    SELECT ${COLUMNS}, CASE WHEN $10::float8 IS NULL THEN 0
      ELSE 111200 * sqrt((p.latitude - $10::float8) ^ 2 + ((p.longitude - $11::float8) * cos(radians($10::float8))) ^ 2) END AS metres
    FROM pickup_points p JOIN cities c ON c.id = p.city_id JOIN pickup_providers pr ON pr.id = p.provider_id
    WHERE ($7::int IS NULL OR p.city_id = $7::int) AND ${WORDS} LIKE ALL($8::text[])
      AND (cardinality($9::int[]) = 0 OR p.id = ANY($9::int[])) AND ${FILTERS}
  )
  SELECT (SELECT count(*)::int FROM found) AS total,
    (SELECT CASE WHEN count(*) > 0 THEN jsonb_build_object('south', min(latitude), 'west', min(longitude), 'north', max(latitude),
      'east', max(longitude)) END FROM found) AS bounds,
    (SELECT jsonb_agg(page ORDER BY metres, id) FROM (
    SELECT * FROM found WHERE $13::int IS NULL OR (metres, id) > ($12::float8, $13::int) ORDER BY metres, id LIMIT $14::int) page) AS points`

/** `$1` country, `$2` city or null, `$3` locale. */
export const PROVIDERS_SQL = `
  SELECT pr.id, CASE WHEN $3::text = 'ru' THEN pr.name_ru ELSE pr.name_en END AS name, count(*)::int AS count
  FROM pickup_providers pr JOIN pickup_points p ON p.provider_id = pr.id JOIN cities c ON c.id = p.city_id
  WHERE c.country = $1 AND ($2::int IS NULL OR p.city_id = $2::int) GROUP BY pr.id ORDER BY pr.id`
