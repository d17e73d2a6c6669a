/** name ru | name en | latitude | longitude of the middle. */
export const moscow = `
Лесная улица|Lesnaya St|55.7796|37.5905
Новослободская улица|Novoslobodskaya St|55.7826|37.5988
улица Палиха|Palikha St|55.7870|37.6000
Долгоруковская улица|Dolgorukovskaya St|55.7756|37.6053
1-я Тверская-Ямская улица|1st Tverskaya-Yamskaya St|55.7735|37.5900
Сущёвская улица|Sushchyovskaya St|55.7838|37.6070
Селезнёвская улица|Seleznyovskaya St|55.7813|37.6095
улица Бутырский Вал|Butyrsky Val St|55.7835|37.5842
Цветной бульвар|Tsvetnoy Blvd|55.7700|37.6206
Малая Бронная улица|Malaya Bronnaya St|55.7622|37.5955
улица Остоженка|Ostozhenka St|55.7407|37.5973
Пятницкая улица|Pyatnitskaya St|55.7383|37.6285
улица Покровка|Pokrovka St|55.7598|37.6495
Комсомольский проспект|Komsomolsky Ave|55.7270|37.5790
Ленинский проспект|Leninsky Ave|55.6935|37.5590
проспект Вернадского|Vernadskogo Ave|55.6780|37.5060
Кутузовский проспект|Kutuzovsky Ave|55.7400|37.5290
проспект Мира|Mira Ave|55.8000|37.6370
Ленинградский проспект|Leningradsky Ave|55.7930|37.5500
Ленинградское шоссе|Leningradskoye Hwy|55.8320|37.4880
Дмитровское шоссе|Dmitrovskoye Hwy|55.8480|37.5660
Алтуфьевское шоссе|Altufyevskoye Hwy|55.8700|37.5870
улица Свободы|Svobody St|55.8450|37.4510
улица Народного Ополчения|Narodnogo Opolcheniya St|55.7830|37.4780
Рублёвское шоссе|Rublyovskoye Hwy|55.7520|37.4160
Мичуринский проспект|Michurinsky Ave|55.6960|37.4980
Профсоюзная улица|Profsoyuznaya St|55.6570|37.5460
Севастопольский проспект|Sevastopolsky Ave|55.6660|37.5930
Варшавское шоссе|Varshavskoye Hwy|55.6480|37.6200
Каширское шоссе|Kashirskoye Hwy|55.6470|37.6560
Люблинская улица|Lyublinskaya St|55.6870|37.7330
Волгоградский проспект|Volgogradsky Ave|55.7120|37.7280
Рязанский проспект|Ryazansky Ave|55.7240|37.7560
шоссе Энтузиастов|Entuziastov Hwy|55.7580|37.7420
Первомайская улица|Pervomayskaya St|55.7940|37.8010
Щёлковское шоссе|Shchyolkovskoye Hwy|55.8110|37.7900
Измайловский бульвар|Izmaylovsky Blvd|55.7970|37.7880
улица Сокольнический Вал|Sokolnichesky Val St|55.7940|37.6770
Преображенская улица|Preobrazhenskaya St|55.7960|37.7130
улица Красная Пресня|Krasnaya Presnya St|55.7620|37.5670
улица 1905 года|1905 Goda St|55.7640|37.5570
Ходынский бульвар|Khodynsky Blvd|55.7880|37.5320
Большая Академическая улица|Bolshaya Akademicheskaya St|55.8300|37.5480
улица Земляной Вал|Zemlyanoy Val St|55.7560|37.6560
Автозаводская улица|Avtozavodskaya St|55.7070|37.6590
Нагатинская улица|Nagatinskaya St|55.6800|37.6430
Братиславская улица|Bratislavskaya St|55.6590|37.7560
Ореховый бульвар|Orekhovy Blvd|55.6110|37.7280
улица Скобелевская|Skobelevskaya St|55.5490|37.5540
Сколковское шоссе|Skolkovskoye Hwy|55.7150|37.4010
Боровское шоссе|Borovskoye Hwy|55.6430|37.3560
улица Липовый Парк|Lipovy Park St|55.5720|37.4830
Троицкая улица|Troitskaya St|55.4830|37.3010
`

/** Streets without pickup points. */
export const moscowCenter = `
Тверская улица|Tverskaya St|55.7640|37.6060
улица Арбат|Arbat St|55.7503|37.5930
Большая Никитская улица|Bolshaya Nikitskaya St|55.7570|37.5990
улица Петровка|Petrovka St|55.7660|37.6170
`
