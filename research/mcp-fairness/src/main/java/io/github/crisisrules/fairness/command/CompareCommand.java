package io.github.crisisrules.fairness.command;

import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.play.PairingKind;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyFile;
import io.github.crisisrules.tournament.edition.Structure;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Compares pairing systems without a study file. */
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        description = {
            "Compares pairing systems, or numbers of rounds, on the same players with the same luck, and prints the paired differences.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  fairness compare --players 32 --format challenger",
            "  fairness compare --players 24 --rounds 4,5,6 --cut 8 --systems swiss,random -o report.html",
            "  fairness compare --study my.yaml --systems swiss,random"
        })
final class CompareCommand extends StudyCommand {
    private static final int UNSAID = Integer.MIN_VALUE;

    @Option(names = "--study", paramLabel = "STUDY", description = "Takes everything but the systems from a study.")
    private String source = "";

    @Option(names = "--players", paramLabel = "COUNT", description = "How many players; 32 if nothing is said.")
    private int players = UNSAID;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "challenger or timeline: the official structure for this many players.")
    private String format = "";

    @Option(names = "--rounds", split = ",", paramLabel = "COUNT", description = "Swiss rounds, one number or several.")
    private List<Integer> rounds = new ArrayList<>();

    @Option(names = "--cut", paramLabel = "COUNT", description = "Players who play on: 2, 4, 8 or 16; 0 for no cut.")
    private int cut = UNSAID;

    @Option(
            names = {"-s", "--systems"},
            split = ",",
            paramLabel = "SYSTEM",
            description = "The systems to compare, the first being the measure; all if nothing is said.")
    private List<String> systems = new ArrayList<>();

    @Override
    Study study() {
        refuseWhatWouldBeIgnored();
        try {
            Study base = source.isEmpty()
                    ? Study.builder()
                            .name("Pairing systems compared")
                            .setups(setups())
                            .events(5_000)
                            .build()
                    : StudySource.read(source);
            return base.under(choices());
        } catch (IllegalArgumentException fault) {
            throw new BadInput("--" + String.valueOf(fault.getMessage()).replaceFirst("^setups\\[[0-9]+\\]\\.", ""));
        }
    }

    private Vector<PairingChoice> choices() {
        if (systems.isEmpty()) {
            return Vector.of(PairingKind.values()).map(PairingChoice::of);
        }
        return Vector.ofAll(systems).map(id -> {
            try {
                return StudyFile.system(id);
            } catch (IllegalArgumentException fault) {
                throw new BadInput("--systems: " + fault.getMessage());
            }
        });
    }

    private void refuseWhatWouldBeIgnored() {
        boolean structured = !rounds.isEmpty() || cut != UNSAID;
        if (!source.isEmpty() && (players != UNSAID || !format.isEmpty() || structured)) {
            throw new BadInput(
                    "--study: The study has its own players, format, rounds and cut. Leave these options out.");
        }
        if (!format.isEmpty() && structured) {
            throw new BadInput("--format: The format has its own rounds and cut. Leave these options out.");
        }
        if (cut != UNSAID && rounds.isEmpty()) {
            throw new BadInput("--cut needs --rounds. Add it.");
        }
    }

    private Vector<Setup> setups() {
        int entered = players == UNSAID ? 32 : players;
        return rounds.isEmpty()
                ? Vector.of(Setup.official(format.isEmpty() ? "challenger" : format, entered, 0))
                : Vector.ofAll(rounds).map(count -> {
                    try {
                        return Setup.of(entered, new Structure(count, cut == UNSAID ? 0 : cut));
                    } catch (IllegalArgumentException fault) {
                        throw new BadInput("--rounds, --cut: " + fault.getMessage());
                    }
                });
    }
}
