import io.github.crisisrules.core.chance.Seed
import io.github.crisisrules.json.log.TournamentLog
import io.github.crisisrules.tournament.desk.Announcement
import io.github.crisisrules.tournament.desk.Desk
import io.github.crisisrules.tournament.desk.TournamentCommand
import io.github.crisisrules.tournament.event.EventFormat
import io.github.crisisrules.tournament.view.EventViews

/** The README's example, as a Kotlin user would write it. */
fun main() {
    val announcement = Announcement.builder()
        .name("Saturday Challenger")
        .format(EventFormat.CHALLENGER)
        .timeline("Standard")
        .build()
    var desk = Desk.open(announcement, Seed.ofWords("rain on Saturday"))
    for (name in listOf("Ada", "Bruno", "Chidi", "Dana", "Emil")) {
        desk = desk.give(TournamentCommand.RegisterPlayer(name)).get()
    }
    desk = desk.give(TournamentCommand.OpenEvent()).get().give(TournamentCommand.PairRound()).get()
    val posted = EventViews.pairings(desk.state(), 1).get().text()
    check("Dana" in posted && "bye" in posted)
    check(TournamentLog.read(TournamentLog.write(desk)).get().state() == desk.state())
    val refused = desk.give(TournamentCommand.RegisterPlayer("Ada"))
    check(refused.fold({ it.message() }, { "" }).isNotEmpty())
    print(posted)
}
