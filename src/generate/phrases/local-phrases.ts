import type { Chance } from "../draw/chance.ts";
import type { Scope } from "../draw/scope.ts";

/** What a text says in a language of which we have no templates: whole phrases, none of them filler. */
interface LocalPhrases {
  readonly sentence: readonly string[];
  readonly title: readonly string[];
  readonly thing: readonly string[];
  readonly category: readonly string[];
}

const list = (text: string) => text.split("|");

const byLanguage: Readonly<Record<string, LocalPhrases>> = {
  de: {
    sentence: list(
      "Vielen Dank für die schnelle Rückmeldung.|Die Lieferung kam pünktlich und gut verpackt an.|Bitte bis Freitag prüfen und kurz Bescheid geben.|Der Termin wurde auf nächste Woche verschoben.|Alles funktioniert wie beschrieben.|Der Eingang befindet sich im Hof auf der linken Seite.|Wir treffen uns um zehn Uhr im großen Besprechungsraum.|Die Qualität ist gut, nur die Farbe weicht etwas ab.|Weitere Einzelheiten stehen im Anhang.|Das Angebot gilt bis zum Ende des Monats.",
    ),
    title: list(
      "Fünf Ideen für ruhige Morgen|Unterwegs mit dem Nachtzug|Kleine Küche, große Wirkung|Was gute Teams anders machen|Ein Wochenende in den Bergen|Gemüsegarten für Anfänger|Warum wir wieder Briefe schreiben|Die besten Cafés am Fluss|Rad fahren in der Stadt|Aufräumen leicht gemacht",
    ),
    thing: list(
      "Schreibtischlampe aus Eiche|Leinenkissen|Keramiktasse|Wanderrucksack|Holzstuhl|Wolldecke|Trinkflasche|Wanduhr|Schneidebrett|Notizbuch",
    ),
    category: list("Wohnen|Küche|Reisen|Technik|Bücher|Garten|Sport|Musik|Gesundheit|Kultur"),
  },
  fr: {
    sentence: list(
      "Merci pour votre réponse rapide.|La livraison est arrivée à l'heure et bien emballée.|Merci de vérifier avant vendredi.|Le rendez-vous est reporté à la semaine prochaine.|Tout fonctionne comme prévu.|L'entrée se trouve dans la cour, à gauche.|Nous nous retrouvons à dix heures dans la grande salle.|La qualité est bonne, mais la couleur diffère un peu.|Vous trouverez les détails en pièce jointe.|L'offre est valable jusqu'à la fin du mois.",
    ),
    title: list(
      "Cinq idées pour des matins calmes|Voyager en train de nuit|Petite cuisine, grands effets|Ce que font les bonnes équipes|Un week-end à la montagne|Un potager pour débuter|Pourquoi nous écrivons encore des lettres|Les meilleurs cafés du fleuve|À vélo dans la ville|Ranger sans effort",
    ),
    thing: list(
      "Lampe de bureau en chêne|Coussin en lin|Tasse en céramique|Sac à dos|Chaise en bois|Plaid en laine|Gourde|Horloge murale|Planche à découper|Carnet",
    ),
    category: list("Maison|Cuisine|Voyage|Technologie|Livres|Jardin|Sport|Musique|Santé|Culture"),
  },
  es: {
    sentence: list(
      "Gracias por la rápida respuesta.|El paquete llegó a tiempo y bien embalado.|Por favor, revísalo antes del viernes.|La cita se ha aplazado a la próxima semana.|Todo funciona como se esperaba.|La entrada está en el patio, a la izquierda.|Nos vemos a las diez en la sala grande.|La calidad es buena, aunque el color es algo distinto.|Los detalles están en el archivo adjunto.|La oferta es válida hasta fin de mes.",
    ),
    title: list(
      "Cinco ideas para mañanas tranquilas|De viaje en tren nocturno|Cocina pequeña, grandes resultados|Lo que hacen los buenos equipos|Un fin de semana en la montaña|Un huerto para principiantes|Por qué volvemos a escribir cartas|Los mejores cafés junto al río|En bicicleta por la ciudad|Ordenar sin esfuerzo",
    ),
    thing: list(
      "Lámpara de roble|Cojín de lino|Taza de cerámica|Mochila|Silla de madera|Manta de lana|Botella de agua|Reloj de pared|Tabla de cortar|Cuaderno",
    ),
    category: list("Hogar|Cocina|Viajes|Tecnología|Libros|Jardín|Deporte|Música|Salud|Cultura"),
  },
  pt: {
    sentence: list(
      "Obrigado pela resposta rápida.|A entrega chegou no prazo e bem embalada.|Por favor, verifique até sexta-feira.|A reunião foi adiada para a próxima semana.|Tudo funciona como esperado.|A entrada fica no pátio, à esquerda.|Encontramo-nos às dez na sala grande.|A qualidade é boa, mas a cor é um pouco diferente.|Os detalhes estão no anexo.|A oferta é válida até o fim do mês.",
    ),
    title: list(
      "Cinco ideias para manhãs tranquilas|De viagem no trem noturno|Cozinha pequena, grandes resultados|O que as boas equipes fazem|Um fim de semana na serra|Uma horta para iniciantes|Por que voltamos a escrever cartas|Os melhores cafés à beira do rio|De bicicleta pela cidade|Arrumar sem esforço",
    ),
    thing: list(
      "Luminária de carvalho|Almofada de linho|Caneca de cerâmica|Mochila|Cadeira de madeira|Manta de lã|Garrafa de água|Relógio de parede|Tábua de corte|Caderno",
    ),
    category: list("Casa|Cozinha|Viagem|Tecnologia|Livros|Jardim|Esporte|Música|Saúde|Cultura"),
  },
  ja: {
    sentence: list(
      "迅速なご対応ありがとうございました。|商品は予定通りに届きました。|金曜日までにご確認ください。|打ち合わせは来週に延期になりました。|すべて問題なく動作しています。|入口は中庭の左側にあります。|十時に大会議室に集合してください。|品質は良いですが、色が少し違います。|詳細は添付資料をご覧ください。|この割引は月末まで有効です。",
    ),
    title: list(
      "静かな朝のための五つのアイデア|夜行列車の旅|小さな台所の工夫|良いチームの習慣|山で過ごす週末|はじめての家庭菜園|手紙を書く理由|川沿いの喫茶店めぐり|自転車で街を走る|片づけの基本",
    ),
    thing: list(
      "木製デスクランプ|リネンのクッション|陶器のマグカップ|リュックサック|木の椅子|ウールの毛布|水筒|壁掛け時計|まな板|ノート",
    ),
    category: list("暮らし|料理|旅行|技術|本|園芸|スポーツ|音楽|健康|文化"),
  },
};

/** A phrase of the locale's language; undefined where we have none. */
export function drawLocalPhrase(
  kind: keyof LocalPhrases,
  { draw }: Scope,
  chance: Chance,
): string | undefined {
  const { language } = draw.library.faker.getMetadata();
  const phrases = Object.hasOwn(byLanguage, language ?? "")
    ? byLanguage[language ?? ""]
    : undefined;
  return phrases && chance.pick(phrases[kind]);
}

/** What other languages get where a phrase would be English. */
export function drawLocalText(kind: keyof LocalPhrases, scope: Scope, chance: Chance): string {
  const { faker } = scope.draw.library;
  return drawLocalPhrase(kind, scope, chance) ?? faker.lorem.sentence(kind === "sentence" ? 8 : 3);
}
