package io.github.crisisrules.fairness.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.metric.MetricReaders;
import io.github.crisisrules.fairness.metric.Profile;
import io.github.crisisrules.fairness.run.Estimate;
import io.github.crisisrules.fairness.run.SummaryText;
import io.github.crisisrules.fairness.study.Arm;
import io.github.crisisrules.fairness.study.StudyText;
import io.github.crisisrules.fairness.study.Version;

/**
 * A report as JSON: the figures, the study to run it again, and the exact summary, which can be merged with others.
 */
public final class JsonReport {
    private static final ObjectMapper JSON = new ObjectMapper();

    private JsonReport() {}

    /** Returns the whole report. */
    public static String of(Report report) {
        ObjectNode node = JSON.createObjectNode();
        Verdicts verdicts = Verdicts.of(report);
        node.put("version", Version.text());
        KeyFindings.of(report, verdicts).forEach(node.putArray("inShort")::add);
        try {
            if (StudyText.isPossible(report.study())) {
                node.set("study", JSON.readTree(StudyText.json(report.study())));
            }
            if (!report.published().isEmpty()) {
                Agreement.sentences(report).forEach(node.putArray("verdicts")::add);
            }
            ArrayNode arms = node.putArray("arms");
            for (int arm : report.arms()) {
                arm(report, verdicts, arm, arms.addObject());
            }
            node.set("summary", JSON.readTree(SummaryText.write(report.summary())));
            return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(node) + "\n";
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    private static void arm(Report report, Verdicts verdicts, int arm, ObjectNode into) {
        Arm found = report.arm(arm);
        into.put("label", report.study().label(arm))
                .put("players", found.setup().players())
                .put("rounds", found.setup().structure().swissRounds())
                .put("cut", found.setup().structure().cut())
                .put("system", found.system().id())
                .put("variant", found.variant().label());
        ObjectNode metrics = into.putObject("metrics");
        for (Metric metric : report.study().metrics()) {
            estimate(report.estimate(arm, metric), metrics.putObject(metric.id()));
        }
        if (report.isCompared(arm)) {
            into.put("comparedWith", report.comparedWith(arm));
            ObjectNode differences = into.putObject("differences");
            for (Metric metric : report.study().metrics()) {
                ObjectNode difference = differences.putObject(metric.id());
                estimate(report.difference(arm, metric), difference);
                put(difference, "pHolm", verdicts.p(arm, metric));
                put(difference, "higher", report.higher(arm, metric).mean());
                put(difference, "lower", report.lower(arm, metric).mean());
            }
        }
        into.put("displacementBarWidth", MetricReaders.barWidth(found.setup().players()));
        ArrayNode bars = into.putArray("displacements");
        report.summaryOf(arm).displacements().forEach(bars::add);
        ObjectNode profiles = into.putObject("profiles");
        for (Profile profile : Profile.all()) {
            ArrayNode parts = profiles.putArray(profile.id());
            report.profile(arm, profile).forEach(part -> estimate(part, parts.addObject()));
        }
    }

    private static void estimate(Estimate estimate, ObjectNode into) {
        into.put("events", estimate.count());
        put(into, "mean", estimate.mean());
        put(into, "standardError", estimate.error());
        put(into, "low", estimate.low());
        put(into, "high", estimate.high());
    }

    private static void put(ObjectNode into, String name, double value) {
        if (Double.isNaN(value)) {
            into.putNull(name);
        } else {
            into.put(name, value);
        }
    }
}
