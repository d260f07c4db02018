import type { Chance } from "../draw/chance.ts";

const english =
  "Alder Street|Birch Lane|Bridge Street|Canal Street|Cedar Avenue|Chapel Road|Cherry Lane|Church Street|Clover Court|Dock Road|Elm Street|Ferry Road|Garden Street|Grove Avenue|Harbour Road|Hawthorn Drive|High Street|Hill Road|Juniper Way|King Street|Lake View Road|Larch Close|Laurel Avenue|Library Lane|Linden Street|Magnolia Drive|Main Street|Maple Avenue|Market Street|Meadow Lane|Mill Road|Mulberry Street|Oak Street|Orchard Road|Park Avenue|Pearl Street|Pine Street|Poplar Road|Prospect Street|Quarry Lane|Queen Street|River Road|Rose Street|School Lane|Spring Street|Station Road|Sycamore Drive|Union Street|Valley Road|Victoria Street|Walnut Street|Water Street|Willow Way|Windmill Lane".split(
    "|",
  );

/** Where the streets are called otherwise: where their number stands, the highest one, and they. */
const foreign: Readonly<Record<string, string>> = {
  DE: "{} #|120|Lindenstraße|Hauptstraße|Schillerstraße|Bergstraße|Gartenweg|Bahnhofstraße|Am Markt|Goethestraße|Ringstraße|Mühlenweg",
  AT: "{} #|90|Hauptstraße|Mozartgasse|Kirchengasse|Bahnhofstraße|Lindengasse|Burggasse|Schulgasse|Am Hof",
  CH: "{} #|90|Bahnhofstrasse|Seestrasse|Dorfstrasse|Kirchgasse|Rosenweg|Schulstrasse|Mühlegasse|Bergstrasse",
  FR: "# {}|110|Rue Victor Hugo|Rue de la République|Avenue Jean Jaurès|Rue Pasteur|Rue du Moulin|Boulevard Gambetta|Rue des Lilas|Rue Voltaire|Place de la Mairie|Rue du Château",
  BE: "{} #|180|Kerkstraat|Stationsstraat|Rue de la Station|Avenue Louise|Molenstraat|Rue Neuve|Nieuwstraat|Rue Haute",
  NL: "{} #|240|Kerkstraat|Dorpsstraat|Molenweg|Prinsengracht|Stationsweg|Schoolstraat|Beethovenstraat|Julianalaan",
  ES: "{} #|120|Calle Mayor|Calle Real|Calle del Carmen|Avenida de la Constitución|Calle Cervantes|Calle de la Rosa|Calle Goya|Paseo de la Estación",
  PT: "{} #|150|Rua da Liberdade|Rua do Carmo|Rua Augusta|Avenida da República|Rua das Flores|Rua de São Bento|Rua Nova|Largo da Igreja",
  BR: "{}, #|980|Rua das Flores|Avenida Brasil|Rua São João|Rua Sete de Setembro|Avenida Paulista|Rua XV de Novembro|Rua das Acácias|Rua Dom Pedro II",
  IT: "{} #|120|Via Roma|Via Garibaldi|Via Verdi|Corso Italia|Via Dante|Via Mazzini|Piazza Cavour|Via San Marco",
  DK: "{} #|120|Vestergade|Nørregade|Skolevej|Kirkevej|Strandvejen|Møllevej|Algade|Birkevej",
  SE: "{} #|90|Storgatan|Drottninggatan|Kungsgatan|Skolgatan|Björkvägen|Kyrkogatan|Nygatan|Strandvägen",
  NO: "{} #|90|Storgata|Kirkegata|Skolegata|Strandgata|Bjørkeveien|Kongens gate|Parkveien|Elvegata",
  FI: "{} #|60|Koulukatu|Kirkkokatu|Rantatie|Puistokatu|Mannerheimintie|Koivutie|Asemakatu|Kauppakatu",
  PL: "ul. {} #|120|Polna|Leśna|Słoneczna|Krótka|Szkolna|Ogrodowa|Lipowa|Mickiewicza",
  CZ: "{} #|140|Nádražní|Školní|Zahradní|Dlouhá|Husova|Palackého|Komenského|Lipová",
  HU: "{} #|90|Kossuth utca|Petőfi utca|Rákóczi út|Ady Endre utca|Fő utca|Béke utca|Arany János utca|Deák tér",
  GR: "{} #|120|Ermou|Aiolou|Athinas|Dimokratias|Akropoleos|Venizelou|Solonos|Agiou Georgiou",
  HR: "{} #|80|Ilica|Vukovarska|Zagrebačka|Obala|Školska|Radićeva|Gundulićeva|Trg slobode",
  TR: "{} No: #|120|Atatürk Caddesi|İstiklal Caddesi|Cumhuriyet Caddesi|Gül Sokak|Çınar Sokak|Lale Sokak|Bahar Sokak|Okul Sokak",
  JP: "#-#-# {}|19|Honmachi|Chuo|Sakaemachi|Midoricho|Sakuramachi|Motomachi|Wakabacho|Izumicho",
  KR: "# {}|180|Sejong-daero|Teheran-ro|Gangnam-daero|Jong-ro|Hongdae-ro|Dongdaemun-ro|Mapo-daero|Sejong-ro",
  MX: "{} #|240|Calle Hidalgo|Avenida Juárez|Calle Morelos|Avenida Insurgentes|Calle Reforma|Calle Cinco de Mayo|Calle Madero|Avenida Revolución",
  AR: "{} #|2400|Avenida Corrientes|Calle San Martín|Avenida Belgrano|Calle Sarmiento|Avenida Rivadavia|Calle Mitre|Calle Moreno|Calle Florida",
};

/** A street and the number of a house, as people there write them. */
export function drawStreet(countryCode: string, chance: Chance): string {
  const known = foreign[countryCode];
  if (known === undefined) return `${chance.between(1, 480)} ${chance.pick(english)}`;
  const [form = "", most = "", ...names] = known.split("|");
  // As many draws as elsewhere, so that what follows is the same.
  const [number, name] = [chance.between(1, Number(most)), chance.pick(names)];
  return form
    .split("#")
    .reduce((text, part, at) => text + (at === 1 ? number : 1 + ((number * at * 5) % 19)) + part)
    .replace("{}", name);
}

/** Whether the number stands in front of the street and the postcode behind the town. */
export function hasEnglishStreets(countryCode: string): boolean {
  return !Object.hasOwn(foreign, countryCode);
}
