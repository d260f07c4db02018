import type { ProseTexts } from "../../book.ts";

/** What is told of one kind of thing only, in German. */
export const germanProse: ProseTexts = {
  song: "Lichter am Fluss|Wir zwei im Regen|Letzte Bahn|Sommer in Blau|Bleib noch|Kein Wort zu viel|Goldene Stunde|Tanz mit mir|Ohne dich|Morgen vielleicht|Papierherz|Nachtwind",
  trip: "Wochenende am Meer|Mit dem Zug in die Berge|Städtereise im Herbst|Radtour am Fluss|Drei Tage auf der Insel|Familienurlaub am See|Auf den Spuren der Römer|Roadtrip entlang der Küste",
  aboutTrip:
    "Kleine Gruppe, ruhiges Tempo und viel Zeit zum Schauen.|Anreise mit der Bahn, Frühstück inklusive.|Kurze Etappen und lange Mittagspausen.|Mit Führung durch die Altstadt.|Unterkunft im Zentrum, alles zu Fuß erreichbar.|Für Familien geeignet.",
  aboutMusic:
    "Ruhige Stücke für den späten Abend.|Zum Mitsingen auf langen Fahrten.|Leise genug zum Arbeiten.|Alte Lieblingslieder, neu entdeckt.|Für den ersten Kaffee am Morgen.|Tanzbar von Anfang bis Ende.",
  damage:
    "Auffahrunfall an der Ampel, niemand verletzt.|Rohrbruch in der Küche, der Boden ist aufgequollen.|Das Fahrrad wurde aus dem Keller gestohlen.|Hagel hat das Dachfenster zerschlagen.|Beim Einparken den Pfosten gestreift.|Der Sturm hat Ziegel vom Dach gerissen.",
  petNote:
    "Mag Kinder, aber keine lauten Geräusche.|Frisst langsam, bitte nicht drängen.|Läuft gut an der Leine.|Bekommt abends eine Tablette.|Schläft am liebsten am Fenster.|Verträgt sich mit Katzen.",
  plantNote:
    "Neue Blätter seit letzter Woche.|Einmal in der Woche drehen.|Im Winter weniger gießen.|Braucht bald einen größeren Topf.|Keine direkte Mittagssonne.|Zuletzt im Frühjahr gedüngt.",
  laundry:
    "Bei 30 Grad waschen.|Schonwaschgang, liegend trocknen.|Nur von Hand waschen.|Nicht in den Trockner geben.|Mit einem feuchten Tuch abwischen.|Auf links bügeln.",
  motivation:
    "Ich möchte etwas zurückgeben.|Ich habe wieder mehr Zeit und helfe gern.|Ich arbeite gern mit Kindern.|Freunde haben mir davon erzählt.|Die Natur vor der Haustür liegt mir am Herzen.|Ich möchte neue Leute kennenlernen.",
  repair:
    "Macht seit gestern ungewohnte Geräusche.|Ersatzteil ist bestellt.|Dichtung erneuert, Probelauf ohne Befund.|Vor dem nächsten Einsatz prüfen.|Filter gereinigt, Druck wieder normal.|Termin mit dem Hersteller vereinbart.",
  surveyQuestion:
    "Wie zufrieden sind Sie insgesamt?|Würden Sie uns weiterempfehlen?|Was hat Ihnen am besten gefallen?|Was können wir verbessern?|Wie haben Sie von uns erfahren?|Wie oft nutzen Sie unser Angebot?",
  surveyAnswer:
    "Sehr zufrieden, alles hat geklappt.|Die Beratung war freundlich.|Die Lieferung könnte schneller sein.|Durch eine Empfehlung.|Etwa einmal im Monat.|Ja, auf jeden Fall.",
  billNote:
    "Vielen Dank für Ihren Auftrag.|Bitte geben Sie die Rechnungsnummer an.|Zahlbar ohne Abzug.|Der Betrag ist per Überweisung zu zahlen.|Leistung wie vereinbart erbracht.|Bei Fragen sind wir gern für Sie da.",
  parcelStep:
    "Sendung angenommen.|Im Sortierzentrum eingetroffen.|Auf dem Weg in die Zielregion.|In das Zustellfahrzeug geladen.|An den Empfänger übergeben.|Empfänger nicht angetroffen, neuer Versuch folgt.",
  stadium:
    "Stadion am Fluss|Sportpark Nord|Waldstadion|Arena am Hafen|Bezirkssportanlage West|Stadthalle",
  wedding:
    "Hochzeit von Anna und Jonas|Hochzeit von Lea und Paul|Hochzeit von Clara und Max|Hochzeit von Mia und Felix|Hochzeit von Julia und David|Hochzeit von Sarah und Tim",
  stayRequest:
    "Bitte ein ruhiges Zimmer.|Anreise nach 22 Uhr.|Wir brauchen ein Babybett.|Gern ein Zimmer in einem oberen Stockwerk.|Bitte keine Daunenkissen.|Frühes Frühstück am Abreisetag.",
};
