import axios from "axios";

export const http = axios.create({ baseURL: import.meta.env.VITE_API_URL });

http.interceptors.request.use((config) => {
  const token = localStorage.getItem("token");
  if (token) config.headers.set("Authorization", `Bearer ${token}`);
  return config;
});

http.interceptors.response.use(undefined, (error) => {
  const { status, data } = error.response ?? {};
  throw new Error(`${status}: ${data?.message ?? error.message}`);
});
