import { computed, reactive, ref, watch } from "vue";
import type { Company, Job } from "../job-models.ts";
import { http } from "./api.ts";

export type JobRow = Job & { company: Company };

const perPage = 3;

export function useJobs() {
  const jobs = ref<JobRow[]>([]);
  const total = ref(0);
  const page = ref(1);
  const filters = reactive({ sort: "id", status: "", title: "" });
  const pages = computed(() => Math.max(1, Math.ceil(total.value / perPage)));

  async function load() {
    const { data, headers } = await http.get<JobRow[]>("/jobs", {
      params: {
        _expand: ["company"],
        _sort: [filters.sort],
        _page: page.value,
        _limit: perPage,
        status: filters.status || undefined,
        title_like: filters.title || undefined,
      },
    });
    jobs.value = data;
    total.value = Number(headers["x-total-count"]);
  }

  async function save(job: Partial<JobRow>) {
    if (job.id) await http.patch(`/jobs/${job.id}`, job);
    else await http.post("/jobs", { ...job, id: null });
    await load();
  }

  async function remove(id: number) {
    await http.delete(`/jobs/${id}`);
    await load();
  }

  watch([page, filters], load, { immediate: true });

  return { jobs, page, pages, filters, save, remove };
}
