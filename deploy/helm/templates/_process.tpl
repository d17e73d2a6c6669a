{{/* Of all processes, and of the migration before the ConfigMap is there. */}}
{{- define "zlata.config" -}}
{{- range $name, $value := .Values.config }}
{{ $name }}: {{ $value | quote }}
{{- end }}
API_URL: http://api:3001
STATE_DIR: /var/lib/zlata
{{- with .Values.releases.url }}
RELEASES_URL: {{ . | quote }}
{{- end }}
{{- end }}

{{- define "zlata.image" -}}
{{ .root.Values.image.registry }}/zlata-{{ .image }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}
{{- end }}

{{/* A deployment: name, port, values, replicas, probes (the folder of its health calls) and whether it holds releases. */}}
{{- define "zlata.deployment" -}}
apiVersion: apps/v1
kind: Deployment
metadata: { name: {{ .name }} }
spec:
  {{- with .replicas }}
  replicas: {{ . }}
  {{- end }}
  selector: { matchLabels: { app: {{ .name }} } }
  {{- if .probes }}
  strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } }
  {{- else }}
  # Two would lead their robots in turns.
  strategy: { type: Recreate }
  {{- end }}
  template:
    metadata:
      labels: { app: {{ .name }} }
      # Another configuration is another rolling update.
      annotations: { zlata/config: {{ include "zlata.config" .root | sha256sum | trunc 16 }} }
    spec:
      # DRAIN_MS and STOP_MS, and some more.
      terminationGracePeriodSeconds: 40
      {{- if .probes }}
      topologySpreadConstraints:
        - { maxSkew: 1, topologyKey: kubernetes.io/hostname, whenUnsatisfiable: ScheduleAnyway, labelSelector: { matchLabels: { app: {{ .name }} } } }
      {{- end }}
      containers:
        - name: {{ .name }}
          image: {{ include "zlata.image" (dict "root" .root "image" .name) }}
          ports: [{ containerPort: {{ .port }} }]
          envFrom: [{ configMapRef: { name: zlata } }, { secretRef: { name: {{ .root.Values.secretName }} } }]
          {{- with .probes }}
          readinessProbe: { httpGet: { path: {{ . }}/ready, port: {{ $.port }} }, periodSeconds: 2, failureThreshold: 2 }
          livenessProbe: { httpGet: { path: {{ . }}/live, port: {{ $.port }} }, periodSeconds: 10, failureThreshold: 6 }
          startupProbe: { httpGet: { path: {{ . }}/live, port: {{ $.port }} }, periodSeconds: 2, failureThreshold: 150 }
          {{- end }}
          resources: {{ toJson .values.resources }}
          securityContext: { runAsNonRoot: true, runAsUser: 1000, allowPrivilegeEscalation: false, capabilities: { drop: [ALL] } }
          volumeMounts: [{ name: own, mountPath: /var/lib/zlata }]
      securityContext: { fsGroup: 1000 }
      {{- if and .holdsReleases (not .root.Values.releases.url) }}
      volumes: [{ name: own, persistentVolumeClaim: { claimName: zlata-releases } }]
      {{- else }}
      volumes: [{ name: own, emptyDir: {} }]
      {{- end }}
{{- end }}

{{- define "zlata.service" -}}
apiVersion: v1
kind: Service
metadata: { name: {{ .name }} }
spec:
  selector: { app: {{ .name }} }
  ports: [{ port: {{ .port }} }]
{{- end }}

{{- define "zlata.budget" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: {{ .name }} }
spec:
  maxUnavailable: 1
  selector: { matchLabels: { app: {{ .name }} } }
{{- end }}

{{- define "zlata.autoscaler" -}}
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: { name: {{ .name }} }
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: {{ .name }} }
  minReplicas: {{ .values.minReplicas }}
  maxReplicas: {{ .values.maxReplicas }}
  metrics: [{ type: Resource, resource: { name: cpu, target: { type: Utilization, averageUtilization: {{ .root.Values.targetCpuPercent }} } } }]
{{- end }}
