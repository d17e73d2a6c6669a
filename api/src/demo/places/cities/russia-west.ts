/** name ru | name en | region ru | region en | latitude | longitude | thousands of people. Moscow comes first: ids follow the order. */
export const russiaWest = `
Москва|Moscow|Москва|Moscow|55.7558|37.6176|13100
Санкт-Петербург|St Petersburg|Санкт-Петербург|St Petersburg|59.9391|30.3159|5600
Зеленоград|Zelenograd|Москва|Moscow|55.9918|37.2144|250
Химки|Khimki|Московская область|Moscow region|55.8970|37.4297|257
Балашиха|Balashikha|Московская область|Moscow region|55.7963|37.9381|520
Подольск|Podolsk|Московская область|Moscow region|55.4311|37.5456|314
Мытищи|Mytishchi|Московская область|Moscow region|55.9105|37.7363|270
Королёв|Korolyov|Московская область|Moscow region|55.9162|37.8545|226
Люберцы|Lyubertsy|Московская область|Moscow region|55.6783|37.8937|224
Красногорск|Krasnogorsk|Московская область|Moscow region|55.8204|37.3302|187
Одинцово|Odintsovo|Московская область|Moscow region|55.6789|37.2636|188
Домодедово|Domodedovo|Московская область|Moscow region|55.4364|37.7664|152
Щёлково|Shchyolkovo|Московская область|Moscow region|55.9209|37.9911|131
Пушкино|Pushkino|Московская область|Moscow region|56.0105|37.8471|120
Раменское|Ramenskoye|Московская область|Moscow region|55.5669|38.2303|125
Долгопрудный|Dolgoprudny|Московская область|Moscow region|55.9386|37.5106|120
Реутов|Reutov|Московская область|Moscow region|55.7622|37.8569|105
Видное|Vidnoye|Московская область|Moscow region|55.5515|37.7061|92
Жуковский|Zhukovsky|Московская область|Moscow region|55.5973|38.1200|111
Серпухов|Serpukhov|Московская область|Moscow region|54.9158|37.4111|133
Коломна|Kolomna|Московская область|Moscow region|55.0794|38.7783|134
Сергиев Посад|Sergiyev Posad|Московская область|Moscow region|56.3153|38.1360|98
Калининград|Kaliningrad|Калининградская область|Kaliningrad region|54.7104|20.4522|490
Мурманск|Murmansk|Мурманская область|Murmansk region|68.9707|33.0749|266
Архангельск|Arkhangelsk|Архангельская область|Arkhangelsk region|64.5393|40.5170|299
Петрозаводск|Petrozavodsk|Республика Карелия|Republic of Karelia|61.7850|34.3468|235
Вологда|Vologda|Вологодская область|Vologda region|59.2205|39.8915|308
Череповец|Cherepovets|Вологодская область|Vologda region|59.1266|37.9092|301
Великий Новгород|Veliky Novgorod|Новгородская область|Novgorod region|58.5215|31.2755|221
Псков|Pskov|Псковская область|Pskov region|57.8194|28.3318|189
Сыктывкар|Syktyvkar|Республика Коми|Komi Republic|61.6688|50.8364|219
Гатчина|Gatchina|Ленинградская область|Leningrad region|59.5764|30.1281|88
Выборг|Vyborg|Ленинградская область|Leningrad region|60.7130|28.7328|72
Всеволожск|Vsevolozhsk|Ленинградская область|Leningrad region|60.0209|30.6374|86
Мурино|Murino|Ленинградская область|Leningrad region|60.0510|30.4386|110
Кудрово|Kudrovo|Ленинградская область|Leningrad region|59.9086|30.5131|70
Тверь|Tver|Тверская область|Tver region|56.8587|35.9176|414
Ярославль|Yaroslavl|Ярославская область|Yaroslavl region|57.6266|39.8938|570
Рыбинск|Rybinsk|Ярославская область|Yaroslavl region|58.0485|38.8584|176
Кострома|Kostroma|Костромская область|Kostroma region|57.7677|40.9264|265
Иваново|Ivanovo|Ивановская область|Ivanovo region|57.0004|40.9739|358
Владимир|Vladimir|Владимирская область|Vladimir region|56.1290|40.4066|347
Рязань|Ryazan|Рязанская область|Ryazan region|54.6292|39.7351|523
Тула|Tula|Тульская область|Tula region|54.1931|37.6173|461
Калуга|Kaluga|Калужская область|Kaluga region|54.5138|36.2612|329
Обнинск|Obninsk|Калужская область|Kaluga region|55.0968|36.6101|125
Смоленск|Smolensk|Смоленская область|Smolensk region|54.7826|32.0453|312
Брянск|Bryansk|Брянская область|Bryansk region|53.2435|34.3637|372
Орёл|Oryol|Орловская область|Oryol region|52.9674|36.0696|292
Курск|Kursk|Курская область|Kursk region|51.7304|36.1926|434
Белгород|Belgorod|Белгородская область|Belgorod region|50.5957|36.5873|331
Старый Оскол|Stary Oskol|Белгородская область|Belgorod region|51.2967|37.8417|221
Воронеж|Voronezh|Воронежская область|Voronezh region|51.6608|39.2003|1050
Липецк|Lipetsk|Липецкая область|Lipetsk region|52.6088|39.5992|490
Тамбов|Tambov|Тамбовская область|Tambov region|52.7212|41.4522|259
`
