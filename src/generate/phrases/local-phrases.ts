import { type Chance, hash } from "../draw/chance.ts";
import { dealOnce } from "../draw/deal.ts";
import type { Scope } from "../draw/scope.ts";

/** What a text says in a language of which we have no templates: whole phrases, none of them filler. */
interface LocalPhrases {
  readonly sentence: readonly string[];
  readonly title: readonly string[];
  readonly thing: readonly string[];
  readonly category: readonly string[];
  readonly job: readonly string[];
  readonly team: readonly string[];
  readonly event: readonly string[];
  readonly task: readonly string[];
  readonly bio: readonly string[];
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
    job: list(
      "Buchhalterin|Projektleiter|Krankenpflegerin|Softwareentwickler|Erzieherin|Elektriker|Köchin|Grafikdesigner|Lehrerin|Vertriebsleiter",
    ),
    team: list("Vertrieb|Einkauf|Personal|Entwicklung|Kundendienst|Buchhaltung|Marketing|Logistik"),
    event: list(
      "Sommerfest|Tag der offenen Tür|Herbstkonzert|Fachtagung Klima|Lesenacht|Stadtlauf|Töpferkurs|Nachbarschaftstreffen",
    ),
    task: list(
      "Angebot prüfen|Rechnung schreiben|Termin bestätigen|Unterlagen sortieren|Kundin zurückrufen|Bericht abschließen|Lager auffüllen|Vertrag verlängern",
    ),
    bio: list(
      "Lehrerin, läuft gern am Fluss.|Programmierer und Hobbybäcker.|Liest viel, reist langsam.|Zwei Kinder, ein lauter Kater.|Fotografin mit Vorliebe für Nebel.|Gärtner, kocht am Wochenende.",
    ),
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
    job: list(
      "Comptable|Chef de projet|Infirmière|Développeur|Éducatrice|Électricien|Cuisinière|Graphiste|Enseignante|Responsable commercial",
    ),
    team: list(
      "Ventes|Achats|Ressources humaines|Développement|Service client|Comptabilité|Marketing|Logistique",
    ),
    event: list(
      "Fête d'été|Journée portes ouvertes|Concert d'automne|Colloque climat|Nuit de la lecture|Course de la ville|Atelier de poterie|Fête des voisins",
    ),
    task: list(
      "Vérifier l'offre|Rédiger la facture|Confirmer le rendez-vous|Classer les documents|Rappeler la cliente|Terminer le rapport|Réapprovisionner le stock|Renouveler le contrat",
    ),
    bio: list(
      "Enseignante, court le long du fleuve.|Développeur et boulanger du dimanche.|Lit beaucoup, voyage lentement.|Deux enfants, un chat bavard.|Photographe qui aime le brouillard.|Jardinier, cuisine le week-end.",
    ),
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
    job: list(
      "Contable|Jefe de proyecto|Enfermera|Desarrollador|Educadora|Electricista|Cocinera|Diseñador gráfico|Profesora|Jefe de ventas",
    ),
    team: list(
      "Ventas|Compras|Recursos humanos|Desarrollo|Atención al cliente|Contabilidad|Marketing|Logística",
    ),
    event: list(
      "Fiesta de verano|Jornada de puertas abiertas|Concierto de otoño|Congreso del clima|Noche de lectura|Carrera popular|Taller de cerámica|Encuentro vecinal",
    ),
    task: list(
      "Revisar la oferta|Redactar la factura|Confirmar la cita|Ordenar los documentos|Llamar a la clienta|Terminar el informe|Reponer el almacén|Renovar el contrato",
    ),
    bio: list(
      "Profesora, corre junto al río.|Programador y panadero de fin de semana.|Lee mucho, viaja despacio.|Dos hijos y un gato ruidoso.|Fotógrafa amante de la niebla.|Jardinero, cocina los domingos.",
    ),
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
    job: list(
      "Contadora|Gerente de projetos|Enfermeira|Desenvolvedor|Educadora|Eletricista|Cozinheira|Designer gráfico|Professora|Gerente de vendas",
    ),
    team: list(
      "Vendas|Compras|Recursos humanos|Desenvolvimento|Atendimento|Contabilidade|Marketing|Logística",
    ),
    event: list(
      "Festa de verão|Dia de portas abertas|Concerto de outono|Congresso do clima|Noite de leitura|Corrida da cidade|Oficina de cerâmica|Encontro de vizinhos",
    ),
    task: list(
      "Revisar a proposta|Emitir a fatura|Confirmar a reunião|Organizar os documentos|Ligar para a cliente|Concluir o relatório|Repor o estoque|Renovar o contrato",
    ),
    bio: list(
      "Professora, corre à beira do rio.|Programador e padeiro de fim de semana.|Lê muito, viaja devagar.|Dois filhos e um gato barulhento.|Fotógrafa que gosta de neblina.|Jardineiro, cozinha aos domingos.",
    ),
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
    job: list(
      "経理担当|プロジェクトマネージャー|看護師|ソフトウェア開発者|保育士|電気工事士|料理人|グラフィックデザイナー|教師|営業部長",
    ),
    team: list("営業部|購買部|人事部|開発部|カスタマーサポート|経理部|マーケティング部|物流部"),
    event: list(
      "夏祭り|オープンキャンパス|秋のコンサート|環境フォーラム|読書の夕べ|市民マラソン|陶芸教室|町内会の集い",
    ),
    task: list(
      "見積もりの確認|請求書の作成|日程の確定|書類の整理|お客様への折り返し|報告書の完成|在庫の補充|契約の更新",
    ),
    bio: list(
      "川沿いを走るのが好きな教師です。|週末はパンを焼くプログラマーです。|読書とゆっくりした旅が好きです。|子ども二人と賑やかな猫と暮らしています。|霧の写真を撮る写真家です。|庭仕事と料理が趣味です。",
    ),
  },
};

const called: ReadonlySet<keyof LocalPhrases> = new Set(["title", "thing", "event", "task"]);

/** A phrase of the locale's language; undefined where we have none. */
export function drawLocalPhrase(
  kind: keyof LocalPhrases,
  scope: Scope,
  chance: Chance,
): string | undefined {
  const { language } = scope.draw.library.faker.getMetadata();
  const phrases = Object.hasOwn(byLanguage, language ?? "")
    ? byLanguage[language ?? ""]
    : undefined;
  if (!phrases) return undefined;
  // What things are called comes once in a round, as it does in English.
  const all = phrases[kind];
  return called.has(kind) ? all[dealOnce(scope, chance, all.length, hash(kind))] : chance.pick(all);
}

export type LocalKind = keyof LocalPhrases | "company";

/** What other languages get where a phrase would be English. */
export function drawLocalText(kind: LocalKind, scope: Scope, chance: Chance): string {
  const { faker } = scope.draw.library;
  if (kind === "company") return faker.company.name();
  const phrase = drawLocalPhrase(kind, scope, chance);
  if (phrase !== undefined) return phrase;
  if (kind === "job") return faker.person.jobTitle();
  return faker.lorem.sentence(kind === "sentence" ? 8 : 3);
}
