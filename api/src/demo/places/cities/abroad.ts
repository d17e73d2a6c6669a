/** Country → name ru | name en | region ru | region en | latitude | longitude | thousands of people. The first one is the country's default. */
export const abroad: Record<string, string> = {
  AE: `
Дубай|Dubai|Дубай|Dubai|25.2048|55.2708|3600
Абу-Даби|Abu Dhabi|Абу-Даби|Abu Dhabi|24.4539|54.3773|1500
Шарджа|Sharjah|Шарджа|Sharjah|25.3463|55.4209|1800
Аджман|Ajman|Аджман|Ajman|25.4052|55.5136|500
Рас-эль-Хайма|Ras Al Khaimah|Рас-эль-Хайма|Ras Al Khaimah|25.8007|55.9762|400
`,
  KZ: `
Алматы|Almaty|Алматы|Almaty|43.2389|76.8897|2230
Астана|Astana|Астана|Astana|51.1694|71.4491|1430
Шымкент|Shymkent|Шымкент|Shymkent|42.3417|69.5901|1190
Караганда|Karaganda|Карагандинская область|Karaganda region|49.8047|73.1094|515
Актобе|Aktobe|Актюбинская область|Aktobe region|50.2839|57.1670|560
Тараз|Taraz|Жамбылская область|Jambyl region|42.9000|71.3667|430
Павлодар|Pavlodar|Павлодарская область|Pavlodar region|52.2873|76.9674|365
Усть-Каменогорск|Oskemen|Восточно-Казахстанская область|East Kazakhstan region|49.9481|82.6278|345
Семей|Semey|Область Абай|Abai region|50.4111|80.2275|330
Атырау|Atyrau|Атырауская область|Atyrau region|47.0945|51.9238|400
Костанай|Kostanay|Костанайская область|Kostanay region|53.2144|63.6246|260
Уральск|Oral|Западно-Казахстанская область|West Kazakhstan region|51.2333|51.3667|310
Петропавловск|Petropavl|Северо-Казахстанская область|North Kazakhstan region|54.8667|69.1500|220
Актау|Aktau|Мангистауская область|Mangystau region|43.6500|51.1600|270
`,
  BY: `
Минск|Minsk|Минск|Minsk|53.9045|27.5615|1995
Гомель|Gomel|Гомельская область|Gomel region|52.4345|30.9754|502
Могилёв|Mogilev|Могилёвская область|Mogilev region|53.8945|30.3304|353
Витебск|Vitebsk|Витебская область|Vitebsk region|55.1904|30.2049|359
Гродно|Grodno|Гродненская область|Grodno region|53.6694|23.8131|358
Брест|Brest|Брестская область|Brest region|52.0976|23.7341|343
Бобруйск|Bobruisk|Могилёвская область|Mogilev region|53.1384|29.2214|210
Барановичи|Baranovichi|Брестская область|Brest region|53.1327|26.0139|170
Борисов|Borisov|Минская область|Minsk region|54.2279|28.5050|135
Пинск|Pinsk|Брестская область|Brest region|52.1229|26.0951|125
Орша|Orsha|Витебская область|Vitebsk region|54.5081|30.4172|105
Солигорск|Soligorsk|Минская область|Minsk region|52.7876|27.5415|100
`,
  AM: `
Ереван|Yerevan|Ереван|Yerevan|40.1792|44.4991|1090
Гюмри|Gyumri|Ширак|Shirak|40.7894|43.8475|112
`,
  GE: `
Тбилиси|Tbilisi|Тбилиси|Tbilisi|41.7151|44.8271|1200
Батуми|Batumi|Аджария|Adjara|41.6168|41.6367|180
`,
  KG: `
Бишкек|Bishkek|Бишкек|Bishkek|42.8746|74.5698|1150
Ош|Osh|Ош|Osh|40.5283|72.7985|330
`,
  UZ: `
Ташкент|Tashkent|Ташкент|Tashkent|41.2995|69.2401|3000
Самарканд|Samarkand|Самаркандская область|Samarkand region|39.6270|66.9750|570
`,
  RS: `
Белград|Belgrade|Белград|Belgrade|44.7866|20.4489|1400
Нови-Сад|Novi Sad|Воеводина|Vojvodina|45.2671|19.8335|370
`,
  TR: `
Стамбул|Istanbul|Стамбул|Istanbul|41.0082|28.9784|15900
Анталья|Antalya|Анталья|Antalya|36.8969|30.7133|1350
`,
  CY: `
Лимасол|Limassol|Лимасол|Limassol|34.7071|33.0226|200
Никосия|Nicosia|Никосия|Nicosia|35.1856|33.3823|250
`,
  DE: `
Берлин|Berlin|Берлин|Berlin|52.5200|13.4050|3700
Мюнхен|Munich|Бавария|Bavaria|48.1351|11.5820|1500
`,
  FR: `
Париж|Paris|Иль-де-Франс|Île-de-France|48.8566|2.3522|2100
Ницца|Nice|Прованс|Provence|43.7102|7.2620|340
`,
  IT: `
Рим|Rome|Лацио|Lazio|41.9028|12.4964|2800
Милан|Milan|Ломбардия|Lombardy|45.4642|9.1900|1350
`,
  GB: `
Лондон|London|Англия|England|51.5072|-0.1276|8900
Манчестер|Manchester|Англия|England|53.4808|-2.2426|550
`,
  US: `
Нью-Йорк|New York|Нью-Йорк|New York|40.7128|-74.0060|8300
Лос-Анджелес|Los Angeles|Калифорния|California|34.0522|-118.2437|3800
`,
  SA: `
Эр-Рияд|Riyadh|Эр-Рияд|Riyadh|24.7136|46.6753|7000
Джидда|Jeddah|Мекка|Makkah|21.4858|39.1925|3750
`,
  QA: `
Доха|Doha|Доха|Doha|25.2854|51.5310|1200
`,
  KW: `
Эль-Кувейт|Kuwait City|Эль-Асима|Al Asimah|29.3759|47.9774|3000
`,
  BH: `
Манама|Manama|Столичная мухафаза|Capital Governorate|26.2285|50.5860|410
`,
  OM: `
Маскат|Muscat|Маскат|Muscat|23.5880|58.3829|1500
`,
  CA: `
Торонто|Toronto|Онтарио|Ontario|43.6532|-79.3832|2800
Монреаль|Montreal|Квебек|Quebec|45.5019|-73.5674|1760
Ванкувер|Vancouver|Британская Колумбия|British Columbia|49.2827|-123.1207|660
`,
  IN: `
Мумбаи|Mumbai|Махараштра|Maharashtra|19.0760|72.8777|12500
Дели|Delhi|Дели|Delhi|28.6139|77.2090|16800
Бангалор|Bengaluru|Карнатака|Karnataka|12.9716|77.5946|8400
`,
  AU: `
Сидней|Sydney|Новый Южный Уэльс|New South Wales|-33.8688|151.2093|5300
Мельбурн|Melbourne|Виктория|Victoria|-37.8136|144.9631|5100
`,
  ES: `
Мадрид|Madrid|Мадрид|Madrid|40.4168|-3.7038|3300
Барселона|Barcelona|Барселона|Barcelona|41.3874|2.1686|1600
`,
  NL: `
Амстердам|Amsterdam|Северная Голландия|North Holland|52.3676|4.9041|920
`,
  BE: `
Брюссель|Brussels|Брюссель|Brussels|50.8503|4.3517|1200
`,
  AT: `
Вена|Vienna|Вена|Vienna|48.2082|16.3738|1980
`,
  CH: `
Цюрих|Zurich|Цюрих|Zurich|47.3769|8.5417|430
Женева|Geneva|Женева|Geneva|46.2044|6.1432|200
`,
  IE: `
Дублин|Dublin|Дублин|Dublin|53.3498|-6.2603|590
`,
  PT: `
Лиссабон|Lisbon|Лиссабон|Lisbon|38.7223|-9.1393|550
`,
  SG: `
Сингапур|Singapore|Сингапур|Singapore|1.3521|103.8198|5900
`,
  HK: `
Гонконг|Hong Kong|Гонконг|Hong Kong|22.3193|114.1694|7400
`,
  IL: `
Тель-Авив|Tel Aviv|Тель-Авив|Tel Aviv|32.0853|34.7818|460
`,
  NZ: `
Окленд|Auckland|Окленд|Auckland|-36.8509|174.7645|1650
`,
}
