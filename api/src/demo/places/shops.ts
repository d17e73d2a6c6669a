import type { ShopService } from '@shop/contracts/places/shops'
import type { shop } from '@shop/contracts/places/reference-ids'

interface ShopTexts {
  name: string
  address: string
  way?: string
}

type Hours = [from: string, to: string]

export interface DemoShop {
  /** English name of its city. */
  city: string
  latitude: number
  longitude: number
  phone: string
  week: Hours[]
  utc_offset_hours: number
  services: ShopService[]
  ru: ShopTexts
  en: ShopTexts
}

const week = (weekday: Hours, weekend: Hours): Hours[] => [weekday, weekday, weekday, weekday, weekday, weekend, weekend]
const always = (from: string, to: string) => week([from, to], [from, to])
const MOSCOW_TIME = 3

/** The twelve shops, in malls that exist. */
export const demoShops: Record<keyof typeof shop, DemoShop> = {
  tsvetnoy: {
    city: 'Moscow',
    latitude: 55.7711,
    longitude: 37.6202,
    phone: '+7 495 123-45-01',
    week: week(['10:00', '22:00'], ['11:00', '22:00']),
    utc_offset_hours: MOSCOW_TIME,
    services: ['cleaning', 'piercing', 'engraving', 'resize'],
    ru: { name: 'Цветной', address: 'Цветной бульвар, 15, строение 1', way: 'метро «Цветной бульвар», 1 минута' },
    en: { name: 'Tsvetnoy', address: '15 Tsvetnoy Blvd, building 1', way: 'Tsvetnoy Bulvar metro, 1 minute' },
  },
  metropolis: {
    city: 'Moscow',
    latitude: 55.8233,
    longitude: 37.4966,
    phone: '+7 495 123-45-02',
    week: always('10:00', '23:00'),
    utc_offset_hours: MOSCOW_TIME,
    services: ['cleaning', 'resize'],
    ru: { name: 'Метрополис', address: 'Ленинградское шоссе, 16А, строение 4, первый этаж', way: 'метро «Войковская», 3 минуты' },
    en: { name: 'Metropolis', address: '16A Leningradskoye Hwy, building 4, first floor', way: 'Voykovskaya metro, 3 minutes' },
  },
  auPontRouge: {
    city: 'St Petersburg',
    latitude: 59.9339,
    longitude: 30.3142,
    phone: '+7 812 123-45-03',
    week: week(['10:00', '22:00'], ['11:00', '22:00']),
    utc_offset_hours: MOSCOW_TIME,
    services: ['cleaning', 'engraving', 'resize'],
    ru: { name: 'Au Pont Rouge', address: 'набережная реки Мойки, 73–79, первый этаж', way: 'метро «Адмиралтейская», 7 минут' },
    en: { name: 'Au Pont Rouge', address: '73–79 Moyka River Embankment, first floor', way: 'Admiralteyskaya metro, 7 minutes' },
  },
  atrium: {
    city: 'Moscow',
    latitude: 55.7573,
    longitude: 37.6594,
    phone: '+7 495 123-45-04',
    week: always('10:00', '23:00'),
    utc_offset_hours: MOSCOW_TIME,
    services: ['cleaning', 'piercing', 'resize'],
    ru: { name: 'Атриум', address: 'улица Земляной Вал, 33, второй этаж', way: 'метро «Курская», 2 минуты' },
    en: { name: 'Atrium', address: '33 Zemlyanoy Val St, second floor', way: 'Kurskaya metro, 2 minutes' },
  },
  afimall: {
    city: 'Moscow',
    latitude: 55.7489,
    longitude: 37.5399,
    phone: '+7 495 123-45-05',
    week: always('10:00', '22:00'),
    utc_offset_hours: MOSCOW_TIME,
    services: ['cleaning', 'engraving'],
    ru: { name: 'Афимолл', address: 'Пресненская набережная, 2, первый этаж', way: 'метро «Деловой центр», 2 минуты' },
    en: { name: 'Afimall', address: '2 Presnenskaya Embankment, first floor', way: 'Delovoy Tsentr metro, 2 minutes' },
  },
  paveletskaya: {
    city: 'Moscow',
    latitude: 55.7306,
    longitude: 37.6374,
    phone: '+7 495 123-45-06',
    week: always('10:00', '22:00'),
    utc_offset_hours: MOSCOW_TIME,
    services: ['cleaning', 'resize'],
    ru: { name: 'Павелецкая Плаза', address: 'Павелецкая площадь, 3, минус первый этаж', way: 'метро «Павелецкая», 1 минута' },
    en: { name: 'Paveletskaya Plaza', address: '3 Paveletskaya Square, lower floor', way: 'Paveletskaya metro, 1 minute' },
  },
  galleryKrasnodar: {
    city: 'Krasnodar',
    latitude: 45.0384,
    longitude: 38.9756,
    phone: '+7 861 123-45-07',
    week: always('10:00', '22:00'),
    utc_offset_hours: MOSCOW_TIME,
    services: ['cleaning', 'piercing'],
    ru: { name: 'Галерея Краснодар', address: 'улица Володи Головатого, 313, второй этаж' },
    en: { name: 'Galereya Krasnodar', address: '313 Volodi Golovatogo St, second floor' },
  },
  kazanMall: {
    city: 'Kazan',
    latitude: 55.7671,
    longitude: 49.1476,
    phone: '+7 843 123-45-08',
    week: always('10:00', '22:00'),
    utc_offset_hours: MOSCOW_TIME,
    services: ['cleaning', 'resize'],
    ru: { name: 'KazanMall', address: 'улица Павлюхина, 91, первый этаж' },
    en: { name: 'KazanMall', address: '91 Pavlyukhina St, first floor' },
  },
  aviapark: {
    city: 'Moscow',
    latitude: 55.7904,
    longitude: 37.5312,
    phone: '+7 495 123-45-09',
    week: always('10:00', '22:00'),
    utc_offset_hours: MOSCOW_TIME,
    services: ['cleaning', 'piercing', 'engraving', 'resize'],
    ru: { name: 'Авиапарк', address: 'Ходынский бульвар, 4, первый этаж', way: 'метро «ЦСКА», 5 минут' },
    en: { name: 'Aviapark', address: '4 Khodynsky Blvd, first floor', way: 'CSKA metro, 5 minutes' },
  },
  patriki: {
    city: 'Moscow',
    latitude: 55.7632,
    longitude: 37.5941,
    phone: '+7 495 123-45-10',
    week: week(['10:00', '22:00'], ['11:00', '22:00']),
    utc_offset_hours: MOSCOW_TIME,
    services: ['cleaning', 'piercing', 'engraving', 'resize'],
    ru: { name: 'Патрики', address: 'Малая Бронная улица, 26', way: 'метро «Маяковская», 8 минут' },
    en: { name: 'Patriki', address: '26 Malaya Bronnaya St', way: 'Mayakovskaya metro, 8 minutes' },
  },
  hillsMall: {
    city: 'Dubai',
    latitude: 25.1025,
    longitude: 55.2378,
    phone: '+971 4 123 4511',
    week: [
      ['10:00', '22:00'],
      ['10:00', '22:00'],
      ['10:00', '22:00'],
      ['10:00', '22:00'],
      ['10:00', '24:00'],
      ['10:00', '24:00'],
      ['10:00', '24:00'],
    ],
    utc_offset_hours: 4,
    services: ['cleaning', 'piercing', 'engraving', 'resize'],
    ru: { name: 'Dubai Hills Mall', address: 'Аль-Хайл-роуд, Dubai Hills Estate, первый этаж', way: 'парковка P2, вход у фонтана' },
    en: {
      name: 'Dubai Hills Mall',
      address: 'Al Khail Road, Dubai Hills Estate, ground floor',
      way: 'Parking P2, entrance by the fountain',
    },
  },
  salaris: {
    city: 'Moscow',
    latitude: 55.6222,
    longitude: 37.4243,
    phone: '+7 495 123-45-12',
    week: always('10:00', '22:00'),
    utc_offset_hours: MOSCOW_TIME,
    services: ['cleaning', 'resize'],
    ru: { name: 'Саларис', address: 'Киевское шоссе, 23-й километр, 1, второй этаж', way: 'метро «Саларьево», 1 минута' },
    en: { name: 'Salaris', address: '1 Kiyevskoye Hwy, 23rd km, second floor', way: 'Salaryevo metro, 1 minute' },
  },
}
