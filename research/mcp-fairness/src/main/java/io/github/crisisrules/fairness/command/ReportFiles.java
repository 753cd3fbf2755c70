package io.github.crisisrules.fairness.command;

import io.github.crisisrules.fairness.report.CsvReport;
import io.github.crisisrules.fairness.report.HtmlReport;
import io.github.crisisrules.fairness.report.JsonReport;
import io.github.crisisrules.fairness.report.MarkdownReport;
import io.github.crisisrules.fairness.report.Report;
import io.github.crisisrules.fairness.report.SvgReport;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The files of a report. They are checked before anything is simulated, written to temporary files and then moved
 * into place, so that no file is ever incomplete. Figures are written before pages with charts: if a chart fails,
 * the simulated results are not lost.
 */
final class ReportFiles {
    private static final String PAGE = "html";
    private static final String PICTURE = "svg";

    private final Map<Path, Function<Report, String>> figures = new LinkedHashMap<>();
    private final Map<Path, Function<Report, String>> pages = new LinkedHashMap<>();

    ReportFiles(List<Path> outputs) {
        this(outputs, HtmlReport::of);
    }

    ReportFiles(List<Path> outputs, Function<Report, String> page) {
        for (Path output : outputs) {
            AtomicFile.require("--output", output);
            if (ending(output).equals(PAGE)) {
                pages.put(output, page);
            } else if (ending(output).equals(PICTURE)) {
                pages.put(output, report -> picture(output, report));
            } else {
                figures.put(output, format(output));
            }
        }
    }

    void write(Report report, PrintWriter out) {
        if (figures.isEmpty() && pages.isEmpty()) {
            print(report, out);
            return;
        }
        write(report, figures, out);
        try {
            write(report, pages, out);
        } catch (RuntimeException fault) {
            if (figures.isEmpty()) {
                print(report, out);
            }
            throw fault;
        }
    }

    private static void print(Report report, PrintWriter out) {
        out.print(MarkdownReport.of(report));
        out.flush();
    }

    private static void write(Report report, Map<Path, Function<Report, String>> files, PrintWriter out) {
        List<AtomicFile> written = new ArrayList<>();
        try {
            for (Map.Entry<Path, Function<Report, String>> file : files.entrySet()) {
                String text = file.getValue().apply(report);
                AtomicFile beside = AtomicFile.of(file.getKey());
                written.add(beside);
                beside.write(text);
            }
            for (AtomicFile beside : written) {
                beside.move();
                out.println("wrote " + beside.file());
            }
        } catch (IOException e) {
            throw new BadInput("--output: " + e.getMessage() + " cannot be written ("
                    + e.getClass().getSimpleName() + ").");
        } finally {
            written.forEach(AtomicFile::discard);
        }
    }

    private static String picture(Path output, Report report) {
        try {
            return SvgReport.of(report);
        } catch (IllegalArgumentException fault) {
            throw new BadInput("--output: " + output + ": " + fault.getMessage());
        }
    }

    private static String ending(Path output) {
        String name = output.toString();
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static Function<Report, String> format(Path output) {
        return switch (ending(output)) {
            case "md" -> MarkdownReport::of;
            case "csv" -> CsvReport::of;
            case "json" -> JsonReport::of;
            default -> throw new BadInput("--output: " + output + " must end with .html, .svg, .md, .csv or .json.");
        };
    }
}
