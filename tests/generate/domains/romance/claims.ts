import {
  always,
  before,
  type Domain,
  numberOf,
  product,
  sum,
  timeOf,
  type Values,
} from "../properties.ts";

const line = product("importe", "cantidad", "precio_unitario");
const costOf = ({ lineas }: Values) =>
  (lineas as readonly Values[]).reduce((all, item) => all + numberOf(item, "importe"), 0);
const within = (name: string, least: number, most: number) =>
  always(
    `${name} is between ${least} and ${most}`,
    (record) => numberOf(record, name) >= least && numberOf(record, name) <= most,
  );

export const claims: Domain = {
  "/clients": {
    each: [
      always(
        "an address is made of both names",
        ({ prenom, courriel }) => String(courriel).split(".")[0] === String(prenom).toLowerCase(),
      ),
      before("clientDepuis", "derniereConnexion"),
    ],
  },
  "/factures": {
    each: [
      sum("montantTTC", "montantHT montantTva"),
      before("dateEmission", "dateEcheance"),
      [
        "the name is that of the customer",
        ({ clientId, nomClient }, world) => {
          const { prenom, nom } = world.find("/clients", clientId);
          return nomClient === `${prenom} ${nom}`;
        },
      ],
      always("what is paid was paid on a day, and nothing else", ({ statut, payeeLe }) =>
        statut === "payée" ? payeeLe !== null : payeeLe === null,
      ),
      [
        "what is late was due",
        (record, { now }) =>
          record["statut"] === "en retard" ? timeOf(record, "dateEcheance") < now : undefined,
      ],
    ],
  },
  "/productos": {
    each: [within("valoracion", 1, 5), before("creadoEn", "actualizadoEn")],
  },
  "/pedidos": {
    each: [
      sum("precio_total", "subtotal gastos_envio iva"),
      [
        "the subtotal is what the lines cost",
        (record) =>
          (record["lineas"] as readonly Values[]).length === 0
            ? undefined
            : Math.abs(numberOf(record, "subtotal") - costOf(record)) < 0.02,
      ],
      [
        "a line is so many times so much, of a product that there is",
        (record, world) =>
          (record["lineas"] as readonly Values[]).every(
            (item) =>
              line[1](item, world) === true &&
              item["nombre_producto"] === world.find("/productos", item["producto_id"])["nombre"],
          ),
      ],
    ],
  },
  "/imovels": {
    each: [
      within("quartos", 0, 9),
      within("preço", 50_000, 5_000_000),
      always("a state is no status", ({ estado }) => !/^(?:in)?active$/.test(String(estado))),
      always("a date is one", (record) => timeOf(record, "disponívelDesde") > 0),
    ],
  },
  "/funcionarios": {
    each: [
      within("salario", 10_000, 400_000),
      always(
        "nobody is hired as a child",
        (record) => timeOf(record, "dataAdmissao") - timeOf(record, "dataNascimento") > 5e11,
      ),
      always("a first name is one word", ({ nome }) => !String(nome).includes(" ")),
    ],
  },
};
