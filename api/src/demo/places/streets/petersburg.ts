/** name ru | name en | latitude | longitude of the middle. */
export const petersburg = `
Невский проспект|Nevsky Ave|59.9340|30.3400
Большая Конюшенная улица|Bolshaya Konyushennaya St|59.9380|30.3230
набережная реки Мойки|Moyka River Embankment|59.9340|30.3140
Лиговский проспект|Ligovsky Ave|59.9180|30.3550
Московский проспект|Moskovsky Ave|59.8770|30.3180
проспект Славы|Slavy Ave|59.8560|30.3800
Заневский проспект|Zanevsky Ave|59.9270|30.4240
Большой проспект П. С.|Bolshoy Ave P. S.|59.9610|30.3030
Каменноостровский проспект|Kamennoostrovsky Ave|59.9680|30.3080
Средний проспект В. О.|Sredny Ave V. O.|59.9420|30.2700
Большой Сампсониевский проспект|Bolshoy Sampsonievsky Ave|59.9780|30.3420
Гражданский проспект|Grazhdansky Ave|60.0150|30.3970
проспект Просвещения|Prosveshcheniya Ave|60.0480|30.3500
Светлановский проспект|Svetlanovsky Ave|60.0110|30.3630
проспект Энгельса|Engelsa Ave|60.0330|30.3280
Богатырский проспект|Bogatyrsky Ave|60.0030|30.2700
Комендантский проспект|Komendantsky Ave|60.0180|30.2500
улица Савушкина|Savushkina St|59.9850|30.2330
Ленинский проспект|Leninsky Ave|59.8520|30.2420
проспект Ветеранов|Veteranov Ave|59.8380|30.2150
проспект Стачек|Stachek Ave|59.8760|30.2590
Бухарестская улица|Bukharestskaya St|59.8480|30.3770
Ивановская улица|Ivanovskaya St|59.8770|30.4450
проспект Большевиков|Bolshevikov Ave|59.9080|30.4850
Пулковское шоссе|Pulkovskoye Hwy|59.8260|30.3210
`
