export interface Client {
  id: number;
  prenom: string;
  nom: string;
  courriel: string;
  codePostal: string;
  ville: string;
  clientDepuis: string;
  derniereConnexion: string;
  actif: boolean;
}

export interface Facture {
  id: number;
  numeroFacture: string;
  clientId: number;
  nomClient: string;
  montantHT: number;
  tauxTva: number;
  montantTva: number;
  montantTTC: number;
  dateEmission: string;
  dateEcheance: string;
  statut: "brouillon" | "envoyée" | "payée" | "en retard";
  payeeLe: string | null;
}

export interface Producto {
  id: number;
  nombre: string;
  descripcion: string;
  precio: number;
  existencias: number;
  marca: string;
  valoracion: number;
  creadoEn: string;
  actualizadoEn: string;
}

export interface Pedido {
  id: number;
  numero_pedido: string;
  lineas: {
    producto_id: number;
    nombre_producto: string;
    cantidad: number;
    precio_unitario: number;
    importe: number;
  }[];
  subtotal: number;
  gastos_envio: number;
  iva: number;
  precio_total: number;
  direccion_envio: string;
  estado: "pendiente" | "enviado" | "entregado";
}

export interface Imovel {
  id: number;
  título: string;
  endereço: string;
  cidade: string;
  estado: string;
  quartos: number;
  banheiros: number;
  preço: number;
  andar: number;
  disponívelDesde: string;
}

export interface Funcionario {
  id: number;
  nome: string;
  sobrenome: string;
  cargo: string;
  departamento: string;
  salario: number;
  dataAdmissao: string;
  dataNascimento: string;
  gestor: string;
}
