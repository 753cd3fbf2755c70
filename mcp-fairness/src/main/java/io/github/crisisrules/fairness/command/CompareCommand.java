package io.github.crisisrules.fairness.command;

import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.play.PairingKind;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.tournament.event.Structure;
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
            "Compares pairing systems, or numbers of rounds, on the same players with the same luck, and tells the paired differences.",
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
    @Option(names = "--study", paramLabel = "STUDY", description = "Takes everything but the systems from a study.")
    private String source = "";

    @Option(names = "--players", paramLabel = "COUNT", description = "How many players; 32 if nothing is said.")
    private int players = 32;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "challenger or timeline: the official structure for so many players.")
    private String format = "";

    @Option(names = "--rounds", split = ",", paramLabel = "COUNT", description = "Swiss rounds, one number or several.")
    private List<Integer> rounds = new ArrayList<>();

    @Option(names = "--cut", paramLabel = "COUNT", description = "How many play on: 2, 4, 8, 16; 0 for nobody.")
    private int cut;

    @Option(
            names = {"-s", "--systems"},
            split = ",",
            paramLabel = "SYSTEM",
            description = "The systems to compare, the first being the measure; all if nothing is said.")
    private List<String> systems = new ArrayList<>();

    @Override
    Study study() {
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
                return PairingChoice.parse(id);
            } catch (IllegalArgumentException fault) {
                throw new BadInput("--systems: " + fault.getMessage());
            }
        });
    }

    private Vector<Setup> setups() {
        if (!format.isEmpty() && !rounds.isEmpty()) {
            throw new BadInput("--format: say either --format or --rounds");
        }
        if (!rounds.isEmpty()) {
            return Vector.ofAll(rounds).map(count -> {
                try {
                    return Setup.of(players, new Structure(count, cut));
                } catch (IllegalArgumentException fault) {
                    throw new BadInput("--rounds, --cut: " + fault.getMessage());
                }
            });
        }
        return Vector.of(Setup.official(format.isEmpty() ? "challenger" : format, players, 0));
    }
}
