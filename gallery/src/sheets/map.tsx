import { PlaceMap, ShopsMap } from '@shop/ui/map'
import { Held, ignored } from '../held.tsx'
import type { Sheet } from '../sheet.ts'

const MOSCOW = { latitude: 55.7558, longitude: 37.6176 }

export const sheet: Sheet = {
  states: ({ say }) => {
    const city = say('Москва', 'Moscow')
    const shops = [
      {
        id: 1,
        name: 'ZLATA',
        city_id: 1,
        city,
        address: say('Цветной бульвар, 15', '15 Tsvetnoy Boulevard'),
        latitude: 55.7717,
        longitude: 37.6203,
      },
      { id: 2, name: 'ZLATA', city_id: 1, city, address: say('Петровка, 2', '2 Petrovka Street'), latitude: 55.7601, longitude: 37.6187 },
    ]
    const box = { height: 280 }
    return {
      default: (
        <Held<number | null> value={null}>
          {(chosen, onChosen) => (
            <div style={box}>
              <ShopsMap
                label={say('Магазины на карте', 'Shops on the map')}
                shops={shops}
                chosenId={chosen}
                onChosen={onChosen}
                look="all"
              />
            </div>
          )}
        </Held>
      ),
      chosen: (
        <Held<number | null> value={1}>
          {(chosen, onChosen) => (
            <div style={box}>
              <ShopsMap
                label={say('Выбранный магазин', 'The chosen shop')}
                shops={shops}
                chosenId={chosen}
                onChosen={onChosen}
                look="first-town"
              />
            </div>
          )}
        </Held>
      ),
      'points and groups': (
        <div style={box}>
          <PlaceMap
            label={say('Пункты выдачи', 'Pickup points')}
            sign="pin"
            places={[{ id: 7, latitude: 55.78, longitude: 37.59, label: say('Лесная улица, 7', '7 Lesnaya Street') }]}
            groups={[{ latitude: 55.74, longitude: 37.65, count: 24, bounds: { south: 55.73, west: 37.63, north: 55.75, east: 37.67 } }]}
            view={{ ...MOSCOW, zoom: 11 }}
            towns={[{ name: city, ...MOSCOW }]}
            onSelected={ignored}
          />
        </div>
      ),
    }
  },
}
