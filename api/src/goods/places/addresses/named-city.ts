import type { Queryable } from '../../../platform/db/database.ts'
import { systemClock } from '../../../platform/clock/clock.ts'
import { TtlCache } from '../../../platform/clock/ttl-cache.ts'
import type { CityRow } from '../cities/cities.ts'
import { wordsOf } from '../cities/words.ts'

type Names = Pick<CityRow, 'name_ru' | 'name_en'>
type Served = Pick<CityRow, 'id'> & Names

const NAMES_MS = 60_000
export const names = new TtlCache<Served[]>(systemClock, NAMES_MS)
const servedCities = (database: Queryable) =>
  names.of('all', () => database.query<Served>('SELECT id, name_ru, name_en FROM cities ORDER BY people DESC, id'))

/** After a city's name these words make it a street: Волжский бульвар, Boston Road. */
const STREET_KINDS = new Set(
  (
    'улица ул проспект пр просп пркт проезд переулок пер бульвар б бр бул шоссе ш набережная наб площадь пл тупик аллея линия тракт ' +
    'street st avenue ave road rd boulevard blvd lane ln drive dr square sq highway hwy way place pl court ct'
  ).split(' '),
)

const plain = (text: string) => wordsOf(text).trim()
const withoutMark = (text: string) => text.replace(/^(г|город|city of)\s+/, '')
const namesOf = ({ name_ru, name_en }: Names) => [plain(name_ru), plain(name_en)]

/** Whether the address names this city: as one of its comma-separated parts, or as its first words. */
export function namesCity(address: string, city: Names): boolean {
  const parts = address.split(',').map((part) => withoutMark(plain(part)))
  const line = withoutMark(plain(address))
  return namesOf(city).some((name) => {
    if (parts.includes(name)) return true
    const [next = ''] = line.startsWith(`${name} `) ? line.slice(name.length + 1).split(' ') : []
    return next !== '' && !/^\d/.test(next) && !STREET_KINDS.has(next)
  })
}

/** The served city that an address names; null when it names none. */
export const cityNamed = async (database: Queryable, address: string): Promise<number | null> =>
  (await servedCities(database)).find((city) => namesCity(address, city))?.id ?? null

/** An address that names another served city and not this one [delivery.moscow-address]. */
export async function namesAnotherCity(database: Queryable, city: Names, address: string): Promise<boolean> {
  if (namesCity(address, city)) return false
  return (await cityNamed(database, address)) !== null
}
