interface Product {
  id: number;
  sku: string;
}
export default Product;
