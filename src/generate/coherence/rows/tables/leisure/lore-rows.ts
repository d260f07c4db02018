import type { RowTables } from "../../row-table.ts";

/** Signs and cards, clubs and toys. */
export const loreRows: RowTables = {
  "zodiacsign zodiac starsign astrologicalsign signzodiac horoscope dailyhoroscope weeklyhoroscope": `
name/sign/sign name/zodiac sign/star sign/zodiac | symbol/glyph/icon/emoji | element | modality/quality | ruling planet/planet/ruler | traits/strengths/characteristics/personality traits/keywords/positive traits | compatible signs/compatibility/compatible with/best matches | lucky number | date range/dates/birth dates/period/sign dates
Aries | ♈ | Fire | Cardinal | Mars | Bold, Direct, Energetic | Leo, Sagittarius, Gemini | 9-9 | March 21 – April 19
Taurus | ♉ | Earth | Fixed | Venus | Patient, Reliable, Warm | Virgo, Capricorn, Cancer | 6-6 | April 20 – May 20
Gemini | ♊ | Air | Mutable | Mercury | Curious, Witty, Quick | Libra, Aquarius, Aries | 5-5 | May 21 – June 20
Cancer | ♋ | Water | Cardinal | Moon | Caring, Loyal, Intuitive | Scorpio, Pisces, Taurus | 2-2 | June 21 – July 22
Leo | ♌ | Fire | Fixed | Sun | Generous, Proud, Cheerful | Aries, Sagittarius, Libra | 1-1 | July 23 – August 22
Virgo | ♍ | Earth | Mutable | Mercury | Precise, Modest, Helpful | Taurus, Capricorn, Cancer | 5-5 | August 23 – September 22
Libra | ♎ | Air | Cardinal | Venus | Fair, Charming, Diplomatic | Gemini, Aquarius, Leo | 6-6 | September 23 – October 22
Scorpio | ♏ | Water | Fixed | Pluto | Intense, Determined, Loyal | Cancer, Pisces, Virgo | 8-8 | October 23 – November 21
Sagittarius | ♐ | Fire | Mutable | Jupiter | Open, Honest, Adventurous | Aries, Leo, Aquarius | 3-3 | November 22 – December 21
Capricorn | ♑ | Earth | Cardinal | Saturn | Disciplined, Ambitious, Dry-witted | Taurus, Virgo, Pisces | 4-4 | December 22 – January 19
Aquarius | ♒ | Air | Fixed | Uranus | Original, Independent, Friendly | Gemini, Libra, Sagittarius | 7-7 | January 20 – February 18
Pisces | ♓ | Water | Mutable | Neptune | Gentle, Creative, Empathetic | Cancer, Scorpio, Capricorn | 7-7 | February 19 – March 20
`,
  "collectionitem collectible collectable collectableitem collectoritem": `
name/title/item name | category/type/kind/item type | year/year of issue/year issued/release year | country/origin/country of origin | estimated value/value/current value/market value/price
Penny Black | Stamp/stamps/philately | 1840-1840 | United Kingdom | 90-480
Kangaroo and Map | Stamp/stamps/philately | 1913-1914 | Australia | 12-90
Morgan dollar | Coin/coins/numismatics/currency | 1878-1904 | United States | 35-240
Gold sovereign | Coin/coins/numismatics/currency | 1887-1925 | United Kingdom | 420-720
100 yen, Olympics | Coin/coins/numismatics/currency | 1964-1964 | Japan | 6-18
Rookie card, goalkeeper | Card/cards/trading card/sports card | 1974-1989 | Germany | 25-180
Foil dragon, first edition | Card/cards/trading card/trading cards | 1996-2003 | United States | 180-900
Space Patrol no. 1 | Comic/comics/comic book/book | 1956-1964 | United States | 140-780
Tin locomotive | Toy/toys/model/vintage toy | 1928-1952 | Germany | 90-420
Porcelain shepherdess | Figurine/figurines/figures | 1920-1955 | Germany | 45-260
Blue harbour LP | Vinyl/records/record/music | 1968-1981 | Netherlands | 12-95
`,
  "club studentclub schoolclub & president advisor meeting_day meeting_time": `
name/club name | category/type | about | member count/members
Chess Club | Academic/hobby/games | Boards are set at six, beginners welcome. | 8-30
Debate Society | Academic | One motion a week, both sides of it. | 10-40
Drama Club | Arts/cultural | Two plays a year, and a sketch night. | 14-45
Running Group | Sports/fitness | Five kilometres, at a pace for talking. | 12-60
Green Campus | Social/service/community | Swaps, repairs and a garden. | 9-50
Robotics Club | Academic/technology | Builds one robot a term. | 8-24
`,
  "bookclub readinggroup bookgroup readingclub": `
name/club name | genre/focus/category/theme/preferred genre | about | location/meeting place/venue/meeting location
Thursday Pages | Fiction/literary fiction/general/novels | New novels, and tea until nine. | Central Library
Crime and Cake | Mystery/crime/thriller | Whoever guesses the murderer brings the next cake. | Café Lumen
Between the Stars | Science fiction/sci-fi/fantasy/science fiction & fantasy | Ships, dragons and long discussions about both. | Board game café
Slow Classics | Classics/classic/classic literature | One long book each season. | Harbour Books
True Stories | Non-fiction/nonfiction/history/biography | Lives, wars and one book about salt. | Community centre
Poems on Tuesday | Poetry/essays | We read aloud, and nobody has to speak. | At Nora's
Young Readers | Young adult/ya/children/teen | For twelve to sixteen, without parents. | Library, room 2
World Shelf | World literature/international/translated/travel | Another country every month. | City Museum café
Happy Endings | Romance/love/women's fiction | Tissues are provided. | Wine bar in Mill Lane
`,
  "toy toyproduct toyitem": `
name/toy name/product name | category/type/toy type/toy category | age range/recommended age/age group/ages/suitable age | material/materials | about | price/cost | battery required/requires batteries/is battery operated/batteries required/needs batteries/battery operated
Wooden train set | Vehicles/vehicle/wooden toys/wooden | 3–6 years | Beech wood | Two bridges, one tunnel and a station. | 29-59 | no
Building bricks, {size:120/240/480} pieces | Construction/building/blocks/building blocks | 4–10 years | Plastic | Whatever it was yesterday, today it is a castle. | 19-49 | no
Plush {what:fox/bear/rabbit} | Soft toys/plush/stuffed animals/plush toys | 0–5 years | Cotton and polyester | Washable, and loved for years. | 14-29 | no
World map puzzle | Puzzles/puzzle/educational/puzzles & games | 6–10 years | Cardboard | Two hundred pieces and all the capitals. | 12-24 | no
Remote control car | Vehicles/remote control/electronic/vehicle | 6–12 years | Plastic | Goes over grass, and under sofas. | 29-69 | yes
Doll with cot | Dolls/doll/dolls & accessories/role play | 3–7 years | Vinyl and cotton | With a blanket and one spare dress. | 24-49 | no
Play kitchen | Role play/pretend play/pretend/imaginative play | 3–7 years | Pine wood | Two hobs, one oven, endless soup. | 69-139 | no
Science kit: {what:crystals/volcano/magnets} | Science/educational/stem/science kits | 8–12 years | Mixed | Ten experiments that may be done indoors. | 19-39 | no
Balance bike | Outdoor/ride-on/outdoor toys/sports | 2–5 years | Birch plywood | Light enough to be carried home. | 49-99 | no
Finger paints | Arts and crafts/art/crafts/creative | 2–6 years | Plant-based colours | Six colours that come out of everything. | 9-18 | no
`,
};
