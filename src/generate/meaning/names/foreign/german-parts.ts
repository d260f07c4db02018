import { toPairs } from "./to-pairs.ts";

/** More German words, and those that others are made of: `rechnung` and `datum`, `kunden` and `nummer`. */
const words =
  "abfahrt=departure|abflug=departure|abreise=departure date|anreise=arrival date|ansprechpartner=contact person|aufrufe=views|auftraggeber=client|behandlung=treatment|beitraege=posts|berechtigung=permission|bewertungen=reviews|biografie=bio|dozent=instructor|eintrittspreis=ticket price|erscheinungsdatum=release date|erscheinungsjahr=release year|fluggesellschaft=airline|fortschritt=progress|gutschein=coupon|kommentare=comments|krankenkasse=insurance provider|kuenstler=artist|makler=agent|mietpreis=monthly rent|naechte=nights|notizen=notes|profilbild=avatar|regisseur=director|reiseziel=destination|saldo=balance|satz=rate|schauspieler=actor|schlagworte=tags|schwierigkeitsgrad=difficulty|spieldauer=duration|status=status|sterne=stars|stundenplan=schedule|ticketnummer=ticket number|titelbild=cover image|veranstaltungsort=venue|verfasser=author|versandart=shipping method|versicherung=insurance|vertragsart=contract type|warenkorb=cart|abschluss=completion|absender=sender|aktion=action|alter=age|angebot=offer|ankunft=arrival|anfang=start|anmeldung=registration|anmerkung=note|arbeitszeit=working hours|arzt=doctor|aufgaben=tasks|auftrag=order|ausgabe=expense|ausgaben=expenses|ausstattung=amenities|ausverkauft=sold out|auto=car|balkon=balcony|bank=bank|bankverbindung=iban|baujahr=year built|bearbeiter=assignee|begruendung=reason|bemerkungen=notes|besitzer=owner|bestell=order|bestellungen=orders|besucher=visitors|bezahlt=paid|bezahlung=payment|bilder=images|brutto=gross|buchung=booking|buchungen=bookings|budget=budget|dateien=files|datei=file|diagnose=diagnosis|dokument=document|dokumente=documents|einheit=unit|einkommen=income|eintritt=hire|eintrag=entry|einwohner=population|eigentuemer=owner|empfaenger=recipient|entfernung=distance|ergebnis=result|ersteller=author|etage=floor|fach=subject|faellig=due|faelligkeit=due|fahrer=driver|flaeche=area|flug=flight|frage=question|fragen=questions|gast=guest|gaeste=guests|gebaeude=building|geburt=birth|gehalt=salary|geliefert=delivered|gesamt=total|geschaeft=shop|gruppe=group|gueltig=valid|hersteller=manufacturer|hinweis=note|hotel=hotel|iban=iban|inhaber=owner|jahre=years|kalorien=calories|kapazitaet=capacity|kalt=cold|kaution=deposit|kennzeichen=license plate|klasse=class|konto=account|kontostand=balance|kontakt=contact|kosten=cost|kilometerstand=mileage|kurs=course|lager=warehouse|laufzeit=duration|leistung=service|leiter=manager|lieferant=supplier|liefer=delivery|lohn=wage|marke=brand|mehrwertsteuer=vat|miete=rent|mieter=tenant|mietbeginn=lease start|mietende=lease end|mindestbestand=reorder level|mitglied=member|mitglieder=members|mitgliedschaft=membership|modell=model|nationalitaet=nationality|nebenkosten=additional costs|netto=net|oeffnungszeiten=opening hours|offen=open|organisator=organizer|partner=partner|patient=patient|pflanze=plant|plan=plan|portionen=servings|position=position|positionen=items|preise=prices|projekt=project|projekte=projects|provision=commission|pruefung=exam|punkte=points|quadratmeter=area sqm|raum=room|rechnungen=invoices|reise=trip|reservierung=reservation|rezept=recipe|rolle=role|schueler=student|schule=school|schwierigkeit=difficulty|seite=page|seiten=pages|sitz=seat|sitzplatz=seat|spieler=player|spiel=game|staat=country|standort=location|stelle=position|stunden=hours|stundensatz=hourly rate|tag=day|tage=days|team=team|teilnehmer=participants|temperatur=temperature|thema=topic|tier=animal|treffpunkt=location|unterkunft=accommodation|untertitel=subtitle|urlaub=vacation|veranstalter=organizer|verein=club|verkaeufer=seller|verlag=publisher|vermieter=landlord|verfuegbar=available|versand=shipping|versandkosten=shipping cost|vertrag=contract|verwendungszweck=payment reference|vorgesetzter=manager|vorrat=stock|waehrung=currency|warm=warm|website=website|wert=value|wetter=weather|wochen=weekly|woche=week|wohn=living|wohnung=apartment|wohnort=city|zahl=count|zahlung=payment|zahlungsart=payment method|zahlungsmethode=payment method|zeit=time|ziel=goal|zielort=destination|zimmer=rooms|zinssatz=interest rate|zubereitung=instructions|zutat=ingredient|zutaten=ingredients|zweck=purpose|kaltmiete=monthly rent|warmmiete=total rent|wohnflaeche=area sqm|eintrittsdatum=hire date|nettobetrag=net amount|bruttobetrag=gross amount|wochenstunden=hours per week|urlaubstage=vacation days|zubereitungszeit=prep time|kochzeit=cook time|backzeit=cook time|telefonnummer=phone number|kundenname=customer name|veroeffentlicht=published|erstellt=created|aktualisiert=updated|geaendert=updated|gekauft=purchased|gesendet=sent|versendet=shipped|storniert=cancelled|abgesagt=cancelled|bestaetigt=confirmed|gelesen=read|gestartet=started|beendet=ended|gekuendigt=terminated|genehmigt=approved|abgelehnt=rejected|registriert=registered|angemeldet=registered|gebucht=booked|ist=is|hat=has|letzte=last|letzter=last|letztes=last|naechste=next|naechster=next|naechstes=next|erste=first|anzahl=count|vegetarisch=vegetarian|vegan=vegan|moebliert=furnished|einzel=unit|titel=title|beginn=start|ende=end";

export const germanParts = toPairs(words);

/** Whole names of several words. */
export const germanNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "kunde seit": "customer since",
    "mitglied seit": "member since",
    "verfuegbar ab": "available from",
    "gueltig ab": "valid from",
    "gueltig bis": "valid until",
    "gueltig von": "valid from",
    "frei ab": "available from",
    "e mail": "email",
    "zugewiesen an": "assigned to",
    "gefaellt mir": "likes",
  }),
);

/** What stands behind what has happened: when it did. */
export const germanEndings: Readonly<Record<string, string>> = {
  am: "at",
  um: "at",
  von: "by",
  bis: "until",
  ab: "from",
  seit: "since",
  ids: "ids",
  id: "id",
};
