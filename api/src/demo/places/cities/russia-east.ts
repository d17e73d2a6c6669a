/** name ru | name en | region ru | region en | latitude | longitude | thousands of people. */
export const russiaEast = `
Нижний Новгород|Nizhny Novgorod|Нижегородская область|Nizhny Novgorod region|56.3269|44.0059|1205
Дзержинск|Dzerzhinsk|Нижегородская область|Nizhny Novgorod region|56.2376|43.4599|214
Казань|Kazan|Республика Татарстан|Republic of Tatarstan|55.7963|49.1088|1320
Набережные Челны|Naberezhnye Chelny|Республика Татарстан|Republic of Tatarstan|55.7436|52.3958|545
Нижнекамск|Nizhnekamsk|Республика Татарстан|Republic of Tatarstan|55.6366|51.8245|241
Самара|Samara|Самарская область|Samara region|53.1955|50.1018|1160
Тольятти|Tolyatti|Самарская область|Samara region|53.5078|49.4204|667
Уфа|Ufa|Республика Башкортостан|Republic of Bashkortostan|54.7351|55.9587|1160
Стерлитамак|Sterlitamak|Республика Башкортостан|Republic of Bashkortostan|53.6302|55.9308|275
Пермь|Perm|Пермский край|Perm territory|58.0105|56.2502|1030
Ижевск|Izhevsk|Удмуртская Республика|Udmurt Republic|56.8526|53.2045|620
Киров|Kirov|Кировская область|Kirov region|58.6036|49.6680|468
Чебоксары|Cheboksary|Чувашская Республика|Chuvash Republic|56.1439|47.2489|497
Йошкар-Ола|Yoshkar-Ola|Республика Марий Эл|Mari El Republic|56.6344|47.8998|281
Саранск|Saransk|Республика Мордовия|Republic of Mordovia|54.1874|45.1839|310
Пенза|Penza|Пензенская область|Penza region|53.1959|45.0183|500
Ульяновск|Ulyanovsk|Ульяновская область|Ulyanovsk region|54.3142|48.4031|613
Саратов|Saratov|Саратовская область|Saratov region|51.5336|46.0343|890
Энгельс|Engels|Саратовская область|Saratov region|51.4855|46.1267|225
Оренбург|Orenburg|Оренбургская область|Orenburg region|51.7682|55.0970|540
Волгоград|Volgograd|Волгоградская область|Volgograd region|48.7080|44.5133|1025
Волжский|Volzhsky|Волгоградская область|Volgograd region|48.7858|44.7797|315
Астрахань|Astrakhan|Астраханская область|Astrakhan region|46.3497|48.0408|470
Ростов-на-Дону|Rostov-on-Don|Ростовская область|Rostov region|47.2357|39.7015|1140
Таганрог|Taganrog|Ростовская область|Rostov region|47.2362|38.8969|245
Краснодар|Krasnodar|Краснодарский край|Krasnodar territory|45.0355|38.9753|1130
Сочи|Sochi|Краснодарский край|Krasnodar territory|43.5855|39.7231|445
Новороссийск|Novorossiysk|Краснодарский край|Krasnodar territory|44.7239|37.7688|262
Анапа|Anapa|Краснодарский край|Krasnodar territory|44.8951|37.3163|82
Майкоп|Maykop|Республика Адыгея|Republic of Adygea|44.6098|40.1006|139
Ставрополь|Stavropol|Ставропольский край|Stavropol territory|45.0428|41.9734|547
Пятигорск|Pyatigorsk|Ставропольский край|Stavropol territory|44.0486|43.0594|146
Кисловодск|Kislovodsk|Ставропольский край|Stavropol territory|43.9052|42.7168|127
Владикавказ|Vladikavkaz|Северная Осетия|North Ossetia|43.0205|44.6820|295
Нальчик|Nalchik|Кабардино-Балкария|Kabardino-Balkaria|43.4846|43.6071|247
Грозный|Grozny|Чеченская Республика|Chechen Republic|43.3180|45.6982|329
Махачкала|Makhachkala|Республика Дагестан|Republic of Dagestan|42.9849|47.5046|623
Екатеринбург|Yekaterinburg|Свердловская область|Sverdlovsk region|56.8389|60.6057|1540
Нижний Тагил|Nizhny Tagil|Свердловская область|Sverdlovsk region|57.9101|59.9813|335
Челябинск|Chelyabinsk|Челябинская область|Chelyabinsk region|55.1600|61.4026|1180
Магнитогорск|Magnitogorsk|Челябинская область|Chelyabinsk region|53.4072|58.9791|409
Тюмень|Tyumen|Тюменская область|Tyumen region|57.1530|65.5343|855
Тобольск|Tobolsk|Тюменская область|Tyumen region|58.1981|68.2546|102
Сургут|Surgut|Ханты-Мансийский автономный округ|Khanty-Mansi district|61.2540|73.3962|406
Нижневартовск|Nizhnevartovsk|Ханты-Мансийский автономный округ|Khanty-Mansi district|60.9397|76.5696|288
Ханты-Мансийск|Khanty-Mansiysk|Ханты-Мансийский автономный округ|Khanty-Mansi district|61.0042|69.0019|107
Новый Уренгой|Novy Urengoy|Ямало-Ненецкий автономный округ|Yamalo-Nenets district|66.0837|76.6810|107
Курган|Kurgan|Курганская область|Kurgan region|55.4410|65.3411|306
Омск|Omsk|Омская область|Omsk region|54.9893|73.3682|1105
Новосибирск|Novosibirsk|Новосибирская область|Novosibirsk region|55.0302|82.9204|1635
Томск|Tomsk|Томская область|Tomsk region|56.4846|84.9476|550
Кемерово|Kemerovo|Кемеровская область|Kemerovo region|55.3547|86.0873|549
Новокузнецк|Novokuznetsk|Кемеровская область|Kemerovo region|53.7576|87.1360|532
Барнаул|Barnaul|Алтайский край|Altai territory|53.3474|83.7788|625
Красноярск|Krasnoyarsk|Красноярский край|Krasnoyarsk territory|56.0106|92.8525|1205
Абакан|Abakan|Республика Хакасия|Republic of Khakassia|53.7212|91.4424|184
Иркутск|Irkutsk|Иркутская область|Irkutsk region|52.2864|104.2807|606
Улан-Удэ|Ulan-Ude|Республика Бурятия|Republic of Buryatia|51.8335|107.5841|435
Чита|Chita|Забайкальский край|Zabaykalsky territory|52.0340|113.4994|333
Якутск|Yakutsk|Республика Саха|Republic of Sakha|62.0281|129.7326|361
Благовещенск|Blagoveshchensk|Амурская область|Amur region|50.2907|127.5272|240
Хабаровск|Khabarovsk|Хабаровский край|Khabarovsk territory|48.4802|135.0719|617
Владивосток|Vladivostok|Приморский край|Primorsky territory|43.1155|131.8855|597
Южно-Сахалинск|Yuzhno-Sakhalinsk|Сахалинская область|Sakhalin region|46.9591|142.7380|181
`
