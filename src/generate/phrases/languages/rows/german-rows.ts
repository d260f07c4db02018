import type { BookTexts } from "../../book.ts";

/** Things that are told of in German, a thing in each line. Labels are English until all is decided. */
export const germanRows: BookTexts["rows"] = {
  "product catalogitem": `
name | category/department/product category/collection/type | about | tags | price
Schreibtischlampe aus {holz:Eiche/Esche/Nussbaum} | Lighting | Warmes Licht für lange Abende, in drei Stufen zu dimmen. | Lampe, Holz, Büro | 59-129
Leinenkissen {farbe:sandfarben/salbeigrün/graublau} | Textiles | Waschbarer Bezug mit verdecktem Reißverschluss. | Leinen, Sofa | 24-49
Keramiktasse | Kitchen | Fasst einen großen Kaffee und darf in die Spülmaschine. | Kaffee, Keramik, Geschenkidee | 12-24
Wanderrucksack {liter:25/32/40} l | Outdoor | Luftiger Rücken, Regenhülle im Bodenfach. | Wandern, Reise | 79-169
Stuhl aus {holz:Eiche/Buche/Esche} | Furniture | Leicht, stapelbar und fest verleimt. | Holz, Esszimmer | 119-249
Wolldecke | Textiles | Aus reiner Schurwolle, groß genug für zwei. | Wolle, Sofa, Winter | 69-149
Trinkflasche aus Edelstahl | Outdoor | Hält zwölf Stunden warm und vierundzwanzig kalt. | Unterwegs, nachhaltig | 19-39
Wanduhr | Accessories | Läuft lautlos, ein Jahr mit einer Batterie. | Uhr, Wohnzimmer | 29-79
Schneidebrett aus {holz:Olivenholz/Nussbaum/Ahorn} | Kitchen | Schont die Messer, mit Saftrille. | Küche, Holz | 24-59
Notizbuch | Office | Blanko, liegt flach auf und schließt mit einem Band. | Schreiben, Papier | 9-19
Umhängetasche aus Leder | Accessories | Platz für ein Notebook, vorn ein Fach für das Telefon. | Leder, Alltag | 129-249
Teekanne aus Glas | Kitchen | Mit Sieb, für einen Liter. | Tee, Glas, Geschenkidee | 29-59
Bücherregal aus Birke | Furniture | Fünf Böden, frei in der Höhe zu stecken. | Holz, Aufbewahrung | 149-349
Aufbewahrungskorb | Storage | Aus Seegras geflochten, mit zwei Griffen. | Ordnung, natürlich | 19-45
Kabelloser Kopfhörer | Electronics | Dreißig Stunden Laufzeit, dämpft Geräusche im Zug. | Musik, Reise | 79-249
Regenjacke | Clothing | Passt in die eigene Tasche, mit verschweißten Nähten. | Outdoor, leicht | 79-189
`,
  "recipe dish meal menuitem": `
name | cuisine | course/category/meal type | about | ingredients | steps/instructions/directions/method | price
Linsensuppe mit Kräutern | German | Soups/starter/lunch/dinner | Rote Linsen, Karotten und ein Spritzer Essig. | Rote Linsen, Karotten, Zwiebel, Gemüsebrühe, Petersilie | Zwiebel und Karotten würfeln und andünsten, Linsen und Brühe zugeben, Zwanzig Minuten köcheln lassen, Mit Petersilie bestreuen | 6-9
Kartoffelgratin | French | Mains/main/side/dinner | Dünne Scheiben in Sahne, oben knusprig. | Kartoffeln, Sahne, Knoblauch, Muskat, Bergkäse | Kartoffeln in Scheiben hobeln, Form mit Knoblauch ausreiben, Mit Sahne und Käse schichten, Eine Stunde goldbraun backen | 9-14
Käsespätzle | German | Mains/main/dinner/lunch | Mit Bergkäse und Röstzwiebeln, dazu grüner Salat. | Mehl, Eier, Bergkäse, Zwiebeln, Butter | Teig kräftig schlagen, Spätzle ins kochende Wasser schaben, Mit Käse schichten, Zwiebeln rösten und darübergeben | 11-15
Pilzrisotto | Italian | Mains/main/dinner | Cremig gerührt, mit Steinpilzen und Parmesan. | Risottoreis, Steinpilze, Weißwein, Gemüsebrühe, Parmesan | Pilze anbraten und beiseitestellen, Reis glasig dünsten und mit Wein ablöschen, Nach und nach Brühe einrühren, Pilze und Parmesan unterheben | 13-18
Kürbiscurry | Thai | Mains/main/dinner | Mild, mit Kokosmilch und Koriander. | Hokkaidokürbis, Kokosmilch, Ingwer, Currypaste, Koriander | Kürbis würfeln, Ingwer und Currypaste anrösten, Kokosmilch und Kürbis zugeben und garen, Mit Koriander servieren | 11-15
Rindergulasch | Hungarian | Mains/main/dinner | Drei Stunden geschmort, mit Paprika und Kümmel. | Rindfleisch, Zwiebeln, Paprikapulver, Tomatenmark, Kümmel | Fleisch kräftig anbraten, Zwiebeln mitrösten, Paprikapulver und Tomatenmark zugeben, Mit Wasser bedeckt drei Stunden schmoren | 14-19
Gegrillter Lachs mit Fenchel | Mediterranean | Mains/main/dinner | Auf der Haut gebraten, mit Zitrone. | Lachsfilet, Fenchel, Zitrone, Olivenöl, Dill | Fenchel in Scheiben schneiden und grillen, Lachs salzen und auf der Haut grillen, Mit Zitrone und Dill anrichten | 17-24
Griechischer Salat | Greek | Salads/starter/lunch | Mit Feta, Oliven und Oregano. | Tomaten, Gurke, Feta, Oliven, Oregano | Gemüse grob schneiden, Mit Öl und Essig mischen, Feta und Oliven darübergeben | 8-12
Spinatknödel mit Salbeibutter | Austrian | Mains/main/dinner | Locker, mit gebräunter Butter. | Spinat, Knödelbrot, Eier, Parmesan, Salbei | Brot mit Milch einweichen, Spinat und Eier unterkneten, Knödel formen und ziehen lassen, Mit Salbeibutter begießen | 11-15
Apfelstrudel | Austrian | Desserts/dessert | Warm, mit Vanillesoße. | Äpfel, Strudelteig, Rosinen, Zimt, Butter | Äpfel in dünne Scheiben schneiden, Mit Rosinen und Zimt mischen, In den Teig rollen und mit Butter bestreichen, Vierzig Minuten backen | 5-8
Rote Grütze | German | Desserts/dessert | Beeren aus dem Norden, mit kalter Sahne. | Himbeeren, Johannisbeeren, Kirschsaft, Speisestärke, Zucker | Saft mit Zucker aufkochen, Mit Stärke binden, Beeren unterheben, Kalt stellen | 5-7
Shakshuka | Lebanese | Breakfast/main | Eier in scharfer Tomatensoße, dazu Brot. | Eier, Tomaten, Paprika, Kreuzkümmel, Koriander | Paprika und Zwiebel anbraten, Tomaten zugeben und einkochen, Eier hineinschlagen und stocken lassen, Mit Koriander bestreuen | 9-13
`,
  "article post blogpost story": `
name | category/section/topic | about | tags
Fünf Ideen für ruhige Morgen | Health | Wer zehn Minuten früher aufsteht, gewinnt mehr als zehn Minuten. | Morgenroutine, Gewohnheiten, Alltag
Unterwegs mit dem Nachtzug | Travel | Abends einsteigen, am Meer aufwachen: was man dafür wissen muss. | Bahn, Reise, Europa
Kleine Küche, große Wirkung | Home | Sechs Quadratmeter und trotzdem Platz für alles, was man wirklich braucht. | Küche, Einrichten, Ordnung
Was gute Teams anders machen | Business | Sie reden früher über Fehler und seltener über Schuld. | Arbeit, Teams, Führung
Ein Wochenende in den Bergen | Travel | Zwei Hütten, ein See und ein Weg, den auch Kinder schaffen. | Wandern, Alpen, Familie
Gemüsegarten für Anfänger | Gardening | Mit Radieschen, Salat und Bohnen kann wenig schiefgehen. | Garten, Gemüse, Frühling
Warum wir wieder Briefe schreiben | Culture | Ein Brief ist langsam, und gerade das gefällt vielen. | Schreiben, Papier, Freundschaft
Rad fahren in der Stadt | Travel | Welche Wege sicher sind und welches Licht man wirklich sieht. | Fahrrad, Stadt, Verkehr
Brot backen ohne Hektik | Food | Der Teig braucht vor allem eines: eine Nacht im Kühlschrank. | Brot, Backen, Rezept
Gebraucht kaufen, was lange hält | Technology | Telefone, Laptops, Kameras: worauf man vor dem Kauf achten sollte. | Technik, Gebraucht, Geld
Acht Bücher für lange Abende | Books | Zwei Krimis, drei Romane und drei, die in keine Schublade passen. | Bücher, Lesen, Winter
Laufen lernen mit vierzig | Sport | Vom ersten Kilometer bis zum Stadtlauf in zwölf Wochen. | Laufen, Training, Gesundheit
`,
  event: `
name | category/event type/type | about | tags
Sommerfest im Stadtgarten | Festival/festival | Musik, Kuchen und Spiele für alle, die um die Ecke wohnen. | Familie, draußen
Herbstkonzert des Kammerchors | Concert/concert | Werke von Brahms und Rheinberger in der Johanneskirche. | Chor, Klassik
Fachtagung Klima und Stadt | Conference/conference | Drei Vorträge und viel Zeit für Fragen. | Klima, Stadtplanung
Lange Nacht der Museen | Exhibition/exhibition | Zwanzig Häuser haben bis Mitternacht geöffnet. | Museum, Kunst
Töpferkurs für Einsteiger | Workshop/workshop | Vom Klumpen zur Schale, ohne Vorkenntnisse. | Handwerk, Keramik
Gründertreffen | Networking/networking | Kurze Vorstellungen, danach Getränke. | Start-ups, Netzwerk
Filmabend im Hof | Film/film | Ein Klassiker auf der großen Leinwand, Decken sind da. | Kino, draußen
Lesung mit Gespräch | Theatre/reading | Die Autorin liest aus ihrem neuen Roman und beantwortet Fragen. | Literatur, Lesung
Stadtlauf über zehn Kilometer | Sport/sports | Start am Rathaus, Nachmeldung bis eine Stunde vorher. | Laufen, Sport
Weihnachtsmarkt | Festival/market | Handwerk, Punsch und Musik an vier Wochenenden. | Winter, Familie
`,
  "apartment flat": `
name | property type/type/category/home type | about | features/amenities | rooms/bedrooms/room count/number of rooms
Helle Dreizimmerwohnung mit Balkon | Apartment/flat | Parkett in allen Zimmern, der Balkon geht nach Süden. | Balkon, Parkett, Einbauküche, Keller | 3-3
Altbauwohnung am Park | Apartment/flat | Hohe Decken, Stuck und Blick ins Grüne. | Parkett, Altbau, Keller, Fahrradkeller | 3-5
Ruhige Zweizimmerwohnung am Kanal | Apartment/flat | Im Hinterhaus gelegen, fünf Minuten bis zum Bahnhof. | Einbauküche, Fahrradkeller, Aufzug | 2-2
Dachgeschosswohnung mit Terrasse | Apartment/penthouse/flat | Oberstes Stockwerk mit Aufzug und Blick über die Stadt. | Terrasse, Aufzug, Fußbodenheizung | 3-4
Loft im Hafenviertel | Loft/apartment | Ein großer Raum mit Galerie in einer alten Lagerhalle. | Galerie, Stellplatz, Aufzug | 1-2
Kleine Wohnung für Studierende | Studio/apartment | Möbliert, zehn Minuten zur Universität. | möbliert, Waschküche, WLAN | 1-1
`,
  "property listing house home propertylisting rental": `
name | property type/type/category/home type | about | features/amenities | rooms/bedrooms/room count/number of rooms
Helle Dreizimmerwohnung mit Balkon | Apartment/flat | Parkett in allen Zimmern, der Balkon geht nach Süden. | Balkon, Parkett, Einbauküche, Keller | 3-3
Altbauwohnung am Park | Apartment/flat | Hohe Decken, Stuck und Blick ins Grüne. | Parkett, Altbau, Keller, Fahrradkeller | 3-5
Familienhaus mit Garten | House/house | Garten, Garage und Platz für die ganze Familie. | Garten, Garage, Terrasse, Kamin | 5-7
Ruhige Zweizimmerwohnung am Kanal | Apartment/flat | Im Hinterhaus gelegen, fünf Minuten bis zum Bahnhof. | Einbauküche, Fahrradkeller, Aufzug | 2-2
Dachgeschosswohnung mit Terrasse | Apartment/penthouse/flat | Oberstes Stockwerk mit Aufzug und Blick über die Stadt. | Terrasse, Aufzug, Fußbodenheizung | 3-4
Loft im Hafenviertel | Loft/apartment | Ein großer Raum mit Galerie in einer alten Lagerhalle. | Galerie, Stellplatz, Aufzug | 1-2
Reihenhaus mit Garage | Townhouse/house | Frisch saniert, ruhige Sackgasse, Schule in der Nähe. | Garage, Garten, Einbauküche | 4-5
Kleine Wohnung für Studierende | Studio/apartment | Möbliert, zehn Minuten zur Universität. | möbliert, Waschküche, WLAN | 1-1
Sanierte Villa am Stadtrand | Villa/house | Großer Garten mit alten Bäumen, neue Heizung. | Garten, Kamin, Garage, Sauna | 6-8
`,
  "ticket supportticket inquiry complaint": `
name | category/type/topic | about | tags
Anmeldung nicht möglich | Account/technical | Seit heute Morgen kommt nach dem Passwort nur eine leere Seite. | Anmeldung, Passwort
Rechnung fehlt | Billing/billing | Für die Bestellung vom letzten Monat habe ich keine Rechnung erhalten. | Rechnung
Paket nicht angekommen | Shipping/shipping | Das Paket ist laut Sendungsverfolgung seit einer Woche unterwegs. | Versand, Paket
Falscher Betrag abgebucht | Billing/billing | Es wurde mehr abgebucht, als auf der Rechnung steht. | Zahlung, Rechnung
App stürzt beim Start ab | Technical/bug | Seit dem letzten Update schließt sie sich sofort wieder. | App, Absturz
Lieferadresse ändern | Shipping/account | Ich bin umgezogen, die Bestellung ist noch nicht verschickt. | Adresse, Versand
Artikel beschädigt | Returns/returns | Die Ecke ist abgebrochen, Fotos habe ich angehängt. | Retoure, Schaden
Frage zur Kündigungsfrist | Question/general/billing | Bis wann muss ich kündigen, damit der Vertrag zum Jahresende ausläuft? | Vertrag
Export als Tabelle | Feature request/feature request | Für die Buchhaltung bräuchten wir die Liste als Datei. | Wunsch, Export
`,
  "task todo todoitem": `
name | category/type | about | tags
Angebot für Neukunden prüfen | Sales/sales | Preise und Laufzeit mit dem letzten Angebot vergleichen. | Vertrieb
Rechnungen für {monat:Oktober/September/August} schreiben | Finance/finance | Die Stunden stehen in der Tabelle, die Adressen im Ordner daneben. | Buchhaltung
Termin mit dem Lieferanten bestätigen | Operations/operations | Ein Vorschlag ist verschickt, die Antwort steht noch aus. | Einkauf
Startseite überarbeiten | Design/design | Neue Bilder einsetzen und den Text kürzen. | Website
Kundin zurückrufen | Support/customer support | Es geht um die Lieferung der letzten Woche. | Kundendienst
Newsletter vorbereiten | Marketing/marketing | Drei Themen, eine Aktion und ein Bild für den Kopf. | Newsletter
Lagerbestand auffüllen | Logistics/operations | Kartons und Klebeband sind fast aufgebraucht. | Lager
Vertrag verlängern | Legal/legal | Läuft zum Jahresende aus, neue Konditionen anfragen. | Vertrag
Fehler bei der Anmeldung beheben | Engineering/engineering | Tritt nur auf, wenn das Passwort Umlaute enthält. | Fehler
Vorstellungsgespräche planen | People/people | Vier Bewerbungen liegen vor, Räume sind noch zu buchen. | Personal
`,
  "course onlinecourse": `
name | category/subject/topic | about | tags
Einführung in die Fotografie | Photography/art | Belichtung, Schärfe und Bildaufbau, jede Woche eine Aufgabe. | Kamera, Grundlagen
Statistik für Einsteiger | Mathematics/science | Vom Mittelwert bis zum Signifikanztest, mit echten Daten. | Daten, Grundlagen
Kreatives Schreiben | Literature/art | Zehn kurze Texte, die in der Gruppe besprochen werden. | Schreiben
Spanisch, Grundkurs | Languages/language | Sich vorstellen, einkaufen, nach dem Weg fragen. | Spanisch, A1
Webentwicklung Schritt für Schritt | Computer science/technology/programming | Am Ende steht eine eigene Seite im Netz. | HTML, CSS, JavaScript
Grundlagen der Buchhaltung | Business/finance/economics | Konten, Belege und der erste eigene Abschluss. | Buchhaltung
Aquarellmalerei | Art/design | Papier, Pigmente und viel Wasser, für Anfänger. | Malen
Projektmanagement in der Praxis | Business | Planen, abstimmen und nachsteuern an einem Beispiel. | Projekte, Teams
`,
  "book novel": `
name | genre/category | about
Das Haus am Kanal | Mystery/fiction | Eine Familie, ein Haus und ein altes Geheimnis.
Briefe ohne Namen | Romance/fiction | Zwei Fremde schreiben sich einen Winter lang.
Der lange Winter | Novel/fiction | Ein Dorf ist drei Monate von der Welt abgeschnitten.
Die Kartografin | Biography/history/non-fiction | Das Leben einer Frau, die die Küste vermaß.
Späte Gärten | Poetry/fiction | Gedichte über das Warten und das Wachsen.
Letzter Zug nach Lübeck | Thriller/fiction | Ein Koffer wird vertauscht, und niemand vermisst ihn.
Die Stadt unter dem Eis | Science fiction/fantasy/fiction | Sechs Menschen finden eine Treppe, die hinabführt.
Eine kurze Geschichte des Brotes | History/non-fiction/food | Vom wilden Korn bis zur Bäckerei um die Ecke.
Der Fuchs im dritten Stock | Children/fiction | Wer wohnt da, und warum bellt er nicht?
`,
  "job jobposting vacancy position jobopening": `
name | department/category/team | about | requirements/skills
Softwareentwickler (m/w/d) | Engineering | Sie entwickeln unsere Plattform weiter, in kleinen Schritten und mit Tests. | TypeScript, SQL, Teamarbeit
Buchhalterin (m/w/d) | Finance | Sie buchen, zahlen und schließen mit uns den Monat ab. | DATEV, Sorgfalt, Kaufmännische Ausbildung
Vertriebsleiter (m/w/d) | Sales | Sie führen ein Team von sechs und betreuen die größten Kunden selbst. | Verhandeln, Führungserfahrung, Reisebereitschaft
Grafikdesignerin (m/w/d) | Design/marketing | Sie gestalten Verpackungen, Anzeigen und unsere Website. | Typografie, Figma, Illustration
Personalreferent (m/w/d) | People | Sie begleiten Menschen von der Bewerbung bis zum Abschied. | Arbeitsrecht, Gesprächsführung
Kundenberaterin (m/w/d) | Customer support/support | Sie antworten am Telefon und schriftlich und finden Lösungen. | Freundlichkeit, sicheres Deutsch, Englisch
Lagerist (m/w/d) | Logistics/operations | Sie nehmen Ware an, packen und verladen. | Staplerschein, Zuverlässigkeit
Produktmanagerin (m/w/d) | Product | Sie entscheiden mit Kunden und Entwicklern, was als Nächstes kommt. | Priorisieren, Datenanalyse, Englisch
`,
  restaurant: `
name | cuisine/cuisine type | about
Gasthaus Linde | German | Regionale Küche mit wechselnder Karte, im Sommer unter den Bäumen.
Trattoria Bella Vista | Italian | Frische Pasta, dünne Pizza und eine kleine Weinkarte.
Bistro Olive | French | Mittagstisch an zwölf Tischen, abends mit Musik.
Goldener Drache | Chinese | Nudeln von Hand gezogen, gut für große Runden.
Sakura | Japanese | Acht Plätze an der Theke, Fisch vom Morgen.
Taverna Kreta | Greek | Vorspeisen zum Teilen und Lamm aus dem Ofen.
Curryhaus | Indian | Mild bis scharf, mit vielen Gerichten ohne Fleisch.
Café Levante | Lebanese | Mezze, Tee und Brot aus dem eigenen Ofen.
`,
  "checkup consultation": `
reason/reason for visit/purpose/title/visit reason | department/specialty/speciality | about/notes
Kopfschmerzen | Neurology | Seit zwei Wochen, vor allem am Morgen.
Rückenschmerzen | Orthopaedics | Strahlt ins linke Bein aus, Röntgenbild liegt vor.
Hautausschlag | Dermatology | Am Unterarm, juckt seit dem Wochenende.
Kontrolle des Blutdrucks | Cardiology | Bitte die Werte der letzten Woche mitbringen.
Impfung | General practice/general medicine | Impfpass mitbringen.
Anhaltender Husten | General practice/general medicine | Seit drei Wochen, kein Fieber.
Sehtest | Ophthalmology | Trägt seit zehn Jahren eine Brille.
Vorsorgeuntersuchung | General practice/general medicine | Nüchtern erscheinen.
`,
  "notification alert": `
name | type/category | about/message/body
Ihre Bestellung ist unterwegs | Shipping/order | Das Paket kommt voraussichtlich morgen an.
Neue Nachricht | Message/message | Sie haben eine Antwort auf Ihre Anfrage erhalten.
Ihre Rechnung ist da | Billing/payment | Sie finden sie unter Konto und Rechnungen.
Termin bestätigt | Reminder/appointment | Wir freuen uns auf Ihren Besuch.
Sie wurden erwähnt | Mention/comment | In einem Kommentar wurde nach Ihnen gefragt.
Ihr Passwort wurde geändert | Security/account | Waren Sie das nicht, melden Sie sich bitte bei uns.
Wartung in der Nacht | System/system | Zwischen zwei und vier Uhr sind wir nicht erreichbar.
Neue Bewertung | Review/comment | Jemand hat Ihren Artikel mit Sternen bewertet.
`,
  "project initiative": `
name | category/type/department | about
Relaunch der Website | Marketing/marketing | Neue Gestaltung, weniger Seiten, schnellere Suche.
Kundenportal | Product/product | Rechnungen, Verträge und Anfragen an einem Ort.
Umzug ins neue Büro | Operations/operations | Sechzig Plätze, zwei Etagen, Einzug im Frühjahr.
Modernisierung der Abrechnung | Finance/finance | Vom Ausdruck zur elektronischen Rechnung.
Barrierefreie Startseite | Design/design | Lesbar mit Tastatur, Vorleser und großer Schrift.
Treueprogramm | Sales/marketing | Punkte für jeden Einkauf, erste Filialen im Test.
Neues Lager | Logistics/logistics | Regale, Tore und ein zweiter Packplatz.
Einarbeitung neuer Kollegen | People/people | Ein Plan für die ersten hundert Tage.
`,
  "movie film": `
name | genre/genres/category | about
Der letzte Sommer am See | Drama | Vier Freunde treffen sich nach zwanzig Jahren wieder.
Zimmer frei | Comedy | Eine Wohngemeinschaft sucht jemanden, der kochen kann.
Nachtschicht | Thriller | Eine Pförtnerin sieht auf dem Bildschirm, was nicht sein kann.
Die Vermessung des Meeres | Documentary | Zwei Jahre auf einem Forschungsschiff.
Planet der Stille | Science fiction | Ein Funkspruch kommt an, vierhundert Jahre zu spät.
Das Dorf und der Drache | Fantasy/animation | Niemand fürchtet ihn, außer dem Bürgermeister.
Zwei Karten nach Lissabon | Romance | Sie haben denselben Platz gebucht.
Der Kommissar schweigt | Crime/mystery | Ein Fall, den alle für gelöst halten.
`,
  "expense expenseclaim": `
name/description/merchant description/purpose | category/expense type/type | about/notes
Zugfahrt zum Kunden | Travel/travel | Hin und zurück, zweite Klasse.
Abendessen mit dem Team | Meals/food | Acht Personen, nach der Messe.
Zwei Nächte im Hotel | Lodging/accommodation/travel | Während der Schulung.
Druckerpapier und Ordner | Office supplies/office | Für das Büro im zweiten Stock.
Neuer Monitor | Equipment/equipment | Ersatz für ein defektes Gerät.
Jahreslizenz der Zeichensoftware | Software/software | Verlängerung für drei Plätze.
Taxi zum Flughafen | Travel/transport | Der erste Zug fuhr zu spät.
Fachbuch | Training/education | Für die Fortbildung im Herbst.
`,
  "faq helparticle": `
question/name/title | category/topic | about/answer
Wie ändere ich mein Passwort? | Account | Unter Konto und Sicherheit. Sie erhalten danach eine Bestätigung.
Kann ich meine Bestellung stornieren? | Orders/shipping | Ja, solange sie noch nicht verschickt ist.
Wo finde ich meine Rechnung? | Billing | Im Konto unter Bestellungen, als PDF.
Wie lange dauert die Lieferung? | Shipping | In der Regel zwei bis vier Werktage.
Kann ich jederzeit kündigen? | Billing/account | Ja, zum Ende des laufenden Monats.
Wie schicke ich etwas zurück? | Returns | Das Etikett liegt dem Paket bei, die Rücksendung ist kostenlos.
Wie erreiche ich den Kundendienst? | General/support | An Werktagen von neun bis achtzehn Uhr, auch am Telefon.
Kann ich die App offline nutzen? | Technical | Gespeicherte Inhalte ja, die Suche nicht.
`,
};
