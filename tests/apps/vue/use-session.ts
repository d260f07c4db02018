import { onMounted, ref } from "vue";
import { http } from "./api.ts";

export function useSession() {
  const user = ref<{ name: string } | null>(null);

  async function login(credentials: { email: string; password: string }) {
    const { data } = await http.post("/auth/login", credentials);
    localStorage.setItem("token", data.accessToken);
    user.value = data.user;
  }

  async function logout() {
    await http.post("/auth/logout");
    localStorage.removeItem("token");
    user.value = null;
  }

  onMounted(async () => {
    if (localStorage.getItem("token")) user.value = (await http.get("/auth/me")).data;
  });

  return { user, login, logout };
}
