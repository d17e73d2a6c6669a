/** Common street names of a country: name ru | name en. */
export const common: Record<string, string> = {
  RU: `
улица Ленина|Lenina St
Советская улица|Sovetskaya St
улица Мира|Mira St
проспект Победы|Pobedy Ave
улица Гагарина|Gagarina St
улица Пушкина|Pushkina St
улица Кирова|Kirova St
Садовая улица|Sadovaya St
Октябрьская улица|Oktyabrskaya St
Комсомольская улица|Komsomolskaya St
Первомайская улица|Pervomayskaya St
Молодёжная улица|Molodyozhnaya St
Набережная улица|Naberezhnaya St
улица Гоголя|Gogolya St
улица Чехова|Chekhova St
улица Маяковского|Mayakovskogo St
улица Лермонтова|Lermontova St
улица Горького|Gorkogo St
проспект Космонавтов|Kosmonavtov Ave
улица Строителей|Stroiteley St
Парковая улица|Parkovaya St
Заречная улица|Zarechnaya St
Юбилейная улица|Yubileynaya St
Вокзальная улица|Vokzalnaya St
Красноармейская улица|Krasnoarmeyskaya St
Пролетарская улица|Proletarskaya St
улица Фрунзе|Frunze St
улица Куйбышева|Kuybysheva St
улица Чапаева|Chapayeva St
улица Калинина|Kalinina St
улица Толстого|Tolstogo St
улица Тургенева|Turgeneva St
улица Некрасова|Nekrasova St
Северная улица|Severnaya St
Солнечная улица|Solnechnaya St
Спортивная улица|Sportivnaya St
`,
  KZ: `
проспект Абая|Abai Ave
проспект Назарбаева|Nazarbayev Ave
улица Толе би|Tole Bi St
улица Кабанбай батыра|Kabanbay Batyr St
улица Жибек жолы|Zhibek Zholy St
улица Байтурсынова|Baitursynov St
проспект Достык|Dostyk Ave
улица Сейфуллина|Seifullin St
улица Ауэзова|Auezov St
улица Момышулы|Momyshuly St
улица Сатпаева|Satpayev St
проспект Мангилик Ел|Mangilik El Ave
улица Кенесары|Kenesary St
улица Иманова|Imanov St
`,
  BY: `
проспект Независимости|Nezavisimosti Ave
проспект Победителей|Pobediteley Ave
улица Ленина|Lenina St
Советская улица|Sovetskaya St
улица Якуба Коласа|Yakuba Kolasa St
улица Янки Купалы|Yanki Kupaly St
улица Максима Богдановича|Maksima Bogdanovicha St
улица Притыцкого|Prityckogo St
улица Сурганова|Surganova St
улица Рокоссовского|Rokossovskogo St
улица Кирова|Kirova St
Московская улица|Moskovskaya St
улица Гагарина|Gagarina St
Первомайская улица|Pervomayskaya St
`,
  AE: `
Шейх-Зайд-роуд|Sheikh Zayed Road
Аль-Васл-роуд|Al Wasl Road
Джумейра-Бич-роуд|Jumeirah Beach Road
Аль-Хайл-роуд|Al Khail Road
Умм-Сукейм-стрит|Umm Suqeim Street
Аль-Рига-роуд|Al Rigga Road
Корниш-роуд|Corniche Road
`,
}
